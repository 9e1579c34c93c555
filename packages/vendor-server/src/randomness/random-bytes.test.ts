import { expect, test } from 'vitest'
import { cryptographicBytes } from './random-bytes.ts'

test('a million random bytes are uniformly distributed by a chi-square test', () => {
  const next = cryptographicBytes()
  const counts = new Array<number>(256).fill(0)
  const draws = 1_000_000
  for (let n = 0; n < draws; n += 1) {
    const byte = next()
    counts[byte] = (counts[byte] ?? Number.NaN) + 1
  }
  const expected = draws / 256
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // The quantile of chi-square with 255 degrees of freedom that chance passes once in ten million runs.
  expect(chiSquare).toBeLessThan(390)
})

test('two random byte sequences differ', () => {
  const take = () => {
    const next = cryptographicBytes()
    return Array.from({ length: 32 }, next)
  }
  expect(take()).not.toEqual(take())
})

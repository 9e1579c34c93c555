import { expect, test } from 'vitest'
import { fraction } from '../exact/fraction.ts'
import { fromHundredths, multipleAt, paid, winOrNothing, writeMultiple } from './multiple.ts'

test('multipleAt is 99% of the fair multiple for a chance', () => {
  expect(multipleAt(fraction(1n, 2n))).toEqual(fraction(198n, 100n))
  expect(multipleAt(fraction(24n, 25n))).toEqual(fraction(103_125n, 100_000n))
})

test('paid and shown multiples are both truncated to four decimals', () => {
  expect(paid(fraction(103_125n, 100_000n))).toEqual(fraction(10_312n, 10_000n))
  expect(writeMultiple(fraction(103_125n, 100_000n))).toBe('1.0312')
})

test.each([
  [fraction(3n, 2n), '1.50'],
  [fraction(1000n), '1000.00'],
  [fraction(1125n, 1000n), '1.125'],
  [fraction(0n), '0.00'],
  [fraction(19_999n, 10_000n), '1.9999'],
  [fromHundredths(10_050), '100.50'],
])('writeMultiple of %o is %s', (multiple, text) => {
  expect(writeMultiple(multiple)).toBe(text)
})

test('winOrNothing adds a loss with the complementary chance', () => {
  expect(winOrNothing(fraction(3n), fraction(1n, 4n))).toEqual([
    { won: fraction(3n), chance: fraction(1n, 4n) },
    { won: fraction(0n), chance: fraction(3n, 4n) },
  ])
})

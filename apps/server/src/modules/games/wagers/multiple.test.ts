import { expect, test } from 'vitest'
import { multipleOf } from './multiple.ts'

test('a win multiple is cut off, never rounded up', () => {
  expect(multipleOf(12_4800n, 2000n)).toBe('62.4')
  expect(multipleOf(1999n, 1000n)).toBe('1.9')
  expect(multipleOf(5n, 0n)).toBe('0.0')
})

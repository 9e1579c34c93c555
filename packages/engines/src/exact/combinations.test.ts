import { expect, test } from 'vitest'
import { combinations } from './combinations.ts'

test('combinations(n, k) matches published binomial coefficients', () => {
  // OEIS A007318 (Pascal's triangle), row 6; hands of poker; draws of a lottery with six of 49.
  expect([0, 1, 2, 3, 4, 5, 6].map((taken) => combinations(6, taken))).toEqual([1n, 6n, 15n, 20n, 15n, 6n, 1n])
  expect(combinations(52, 5)).toBe(2_598_960n)
  expect(combinations(49, 6)).toBe(13_983_816n)
})

test('combinations(n, k) is 0 for k above n and for negative arguments', () => {
  expect([combinations(3, 4), combinations(3, -1), combinations(-1, 0)]).toEqual([0n, 0n, 0n])
})

import { expect, test } from 'vitest'
import { cutOff, fraction, fromDecimal, isEqual, isMore, minus, product, quotient, sum, toDecimal } from './fraction.ts'

test('fractions are reduced, with the sign in the numerator; denominator 0 throws', () => {
  expect(fraction(6n, -4n)).toEqual({ over: -3n, under: 2n })
  expect(fraction(0n, 7n)).toEqual({ over: 0n, under: 1n })
  expect(() => fraction(1n, 0n)).toThrow(RangeError)
})

test('sums, differences, products and quotients are exact', () => {
  const [half, third] = [fraction(1n, 2n), fraction(1n, 3n)]
  expect(sum([half, third, third])).toEqual(fraction(7n, 6n))
  expect(minus(third, half)).toEqual(fraction(-1n, 6n))
  expect(product(half, third)).toEqual(fraction(1n, 6n))
  expect(quotient(half, third)).toEqual(fraction(3n, 2n))
})

test.each([
  [fraction(2n, 3n), 4, '0.6666'],
  [fraction(-2n, 3n), 2, '-0.66'],
  [fraction(1n, 200n), 2, '0.00'],
  [fraction(12345n, 10n), 0, '1234'],
  [fraction(5n), 2, '5.00'],
])('toDecimal of %o with %i decimals is %s: truncated, never rounded up', (value, decimals, text) => {
  expect(toDecimal(value, decimals)).toBe(text)
})

test('fraction comparisons are exact beyond 18 decimals', () => {
  const [third, nearly] = [fraction(1n, 3n), fraction(333_333_333_333_333_333n, 10n ** 18n)]
  expect([isMore(third, nearly), isMore(nearly, third), isMore(third, third)]).toEqual([true, false, false])
  expect([isEqual(third, fraction(-2n, -6n)), isEqual(third, nearly)]).toEqual([true, false])
})

test('fromDecimal parses decimals exactly and rejects other text', () => {
  expect(fromDecimal('0.1')).toEqual(fraction(1n, 10n))
  expect(fromDecimal('1000')).toEqual(fraction(1000n))
  for (const text of ['', '.5', '1.', '-1', '1e3', 'NaN']) expect(() => fromDecimal(text)).toThrow(RangeError)
})

test('cutOff truncates decimals towards zero', () => {
  expect(cutOff(fraction(2n, 3n), 4)).toEqual(fraction(6666n, 10_000n))
  expect(cutOff(fraction(-2n, 3n), 1)).toEqual(fraction(-6n, 10n))
  expect(cutOff(fraction(3n, 2n), 4)).toEqual(fraction(3n, 2n))
})

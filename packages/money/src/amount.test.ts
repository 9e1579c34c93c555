import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AMOUNT_MAX, add, amount, parseAmount, subtract, times, writeAmount, ZERO } from './amount.ts'

const LARGEST = 10n ** 18n - 1n

describe('amount as a decimal string', () => {
  test.each([
    ['0', 0n],
    ['0.002', 20n],
    ['12.5', 125_000n],
    ['-3', -30_000n],
    ['99999999999999.9999', 999_999_999_999_999_999n],
  ])('%s is parsed as %s ten-thousandths', (text, expected) => {
    expect(parseAmount(text)).toBe(expected)
  })

  test.each([
    '',
    '1e3',
    '-0',
    '-0.00',
    'NaN',
    '1.00001',
    '１２',
    '01',
    '+1',
    '1,000',
    ' 1',
    '1.',
    '.5',
    '0x1',
    '1n',
    '100000000000000',
  ])('%j is rejected', (text) => {
    expect(() => parseAmount(text)).toThrow(RangeError)
  })

  test('is written with two decimals, or more when needed', () => {
    expect(writeAmount(amount(125_000n))).toBe('12.50')
    expect(writeAmount(amount(20n))).toBe('0.002')
    expect(writeAmount(amount(-1n))).toBe('-0.0001')
    expect(writeAmount(ZERO)).toBe('0.00')
    expect(writeAmount(AMOUNT_MAX)).toBe('922337203685477.5807')
  })

  test('is unchanged after writing and parsing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -LARGEST, max: LARGEST }), (value) => {
        expect(parseAmount(writeAmount(amount(value)))).toBe(value)
      }),
    )
  })
})

test('sums, differences and multiples of amounts are exact', () => {
  expect(add(parseAmount('0.1'), parseAmount('0.2'))).toBe(parseAmount('0.3'))
  expect(subtract(parseAmount('1'), parseAmount('1.5'))).toBe(parseAmount('-0.5'))
  expect(times(parseAmount('0.05'), 20)).toBe(parseAmount('1'))
})

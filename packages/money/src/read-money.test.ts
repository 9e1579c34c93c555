import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, MONEY_PATTERN, parseAmount, writeAmount } from './amount.ts'
import { readMoney } from './read-money.ts'

// How the locales of the CLDR separate thousands and decimals: en 1,234.50 · de 1.234,50 · fr 1 234,50 (U+202F) · de-CH 1’234.50.
test.each([
  ['5,25', '5.25'],
  ['12,50', '12.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1,234', '1234'],
  ['5,255', '5255'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1\u202f234,50', '1234.50'],
  ['1\u00a0234\u00a0567.5', '1234567.5'],
  ['1’234.50', '1234.50'],
  ['฿1,234', '1234'],
  ['THB 1,234.00', '1234.00'],
  ['  12,480.50 บาท\n', '12480.50'],
  ['500.-', '500'],
  ['๑๒๓', '123'],
  ['๑,๒๓๔.๕๐', '1234.50'],
  ['１２３．５', '123.5'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['\u200f12.5\u200e', '12.5'],
  ['0.500', '0.50'],
  ['0,5', '0.5'],
  [',5', '0.5'],
  ['12.', '12'],
  ['007', '7'],
  ['12.5000', '12.50'],
  ['', ''],
  [' ฿ ', ''],
])('reads %j as %j', (typed, wire) => {
  expect(readMoney(typed, 2)).toBe(wire)
})

test.each(['1.234', '1.500', '12.345', '1,2,3', '1.234,56,7', '12 50', '1,23,456', '-5', '5k', '1e5', '5..2', 'abc'])(
  'does not guess what %j means',
  (typed) => {
    expect(readMoney(typed, 2)).toBeNull()
  },
)

test('takes no decimals where the currency has none', () => {
  expect(readMoney('12.50', 0)).toBeNull()
  expect(readMoney('12.00', 0)).toBe('12')
  expect(readMoney('1,234', 0)).toBe('1234')
})

test('refuses more whole digits than any amount has', () => {
  expect(readMoney('12345678901234')).toBe('12345678901234')
  expect(readMoney('123456789012345')).toBeNull()
})

test('reads every amount as it is written on the wire, and answers wire money alone', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 18n - 1n), (value) => {
      const wire = writeAmount(amount(value))
      expect(parseAmount(readMoney(wire) ?? '')).toBe(value)
    }),
  )
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'019.,\u00a0฿๓-'), maxLength: 20 }),
      fc.nat(4),
      (typed, decimals) => {
        expect(readMoney(typed, decimals) || '0').toMatch(MONEY_PATTERN)
      },
    ),
  )
})

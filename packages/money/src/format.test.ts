import { expect, test } from 'vitest'
import { amount, parseAmount } from './amount.ts'
import { currency } from './currency.ts'
import { formatMoney, formatNet } from './format.ts'

const baht = currency('THB')

test.each([
  ['0', '฿0.00'],
  ['1234567.5', '฿1,234,567.50'],
  ['999.999', '฿999.99'],
  ['-5', '−฿5.00'],
])('formatMoney: %s is shown as %s', (wire, shown) => {
  expect(formatMoney(parseAmount(wire), baht)).toBe(shown)
})

test('formatMoney: a currency without decimals shows none', () => {
  expect(formatMoney(amount(10_005_000n), { ...baht, decimals: 0 })).toBe('฿1,000')
})

test('formatNet: a gain has a plus sign, a loss a minus sign, zero none', () => {
  expect(formatNet(parseAmount('3'), baht)).toBe('+฿3.00')
  expect(formatNet(parseAmount('0'), baht)).toBe('฿0.00')
  expect(formatNet(parseAmount('-3'), baht)).toBe('−฿3.00')
})

test.each(['-0.0050', '0.0050', '-0.0099', '0'])('%s is shown as nothing, without a sign', (wire) => {
  expect(formatMoney(parseAmount(wire), baht)).toBe('฿0.00')
  expect(formatNet(parseAmount(wire), baht)).toBe('฿0.00')
})

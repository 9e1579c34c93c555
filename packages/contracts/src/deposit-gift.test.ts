import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { bonusFor, requiredFor } from './deposit-gift.ts'

const rule = { kind: 'deposit_bonus', firstOnly: false, base: 'both' } as const
const half = { ...rule, percent: 50, most: '300', leastDeposit: '100' }

// The first is the worked example of a match of 50 % up to 300, played twelve times.
test.each([
  ['1000', '300.00'],
  ['600', '300.00'],
  ['599.99', '299.99'],
  ['100', '50.00'],
  ['99.99', '0.00'],
  ['100.01', '50.00'],
])('a deposit of %s earns a bonus of %s', (deposit, bonus) => {
  expect(writeAmount(bonusFor(parseAmount(deposit), half, 'THB'))).toBe(bonus)
})

test('turnover requirement: (deposit + bonus) × multiple, or bonus × multiple + deposit', () => {
  const money = { deposit: parseAmount('1000'), bonus: parseAmount('300') }
  expect(writeAmount(requiredFor(money, { base: 'both', play: 1200 }))).toBe('15600.00')
  expect(writeAmount(requiredFor(money, { base: 'bonus', play: 1200 }))).toBe('4600.00')
})

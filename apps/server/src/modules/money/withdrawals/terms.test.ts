import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { coveredBy, feeDue, feeOf } from './terms.ts'

const terms = { feeFixed: parseAmount('10'), feeRate: 150 }

test.each([
  // 10 and 1.5 per cent, by hand.
  ['1000', '25.00'],
  ['333.33', '14.99'],
])('a withdrawal of %s costs a fee of %s', (wanted, fee) => {
  expect(writeAmount(feeOf(parseAmount(wanted), terms))).toBe(fee)
})

test('the covered amount fits into the balance with its fee, and two satang more does not', () => {
  for (
    let balance = parseAmount('10.01');
    balance < parseAmount('40');
    balance = parseAmount(writeAmount(balance)), balance = (balance + 137_00n) as typeof balance
  ) {
    const most = coveredBy(balance, terms)
    expect(most + feeOf(most, terms)).toBeLessThanOrEqual(balance)
    const more = (most + 200n) as typeof most
    expect(more + feeOf(more, terms)).toBeGreaterThan(balance)
  }
})

test('the fee of a partly paid withdrawal is reduced in proportion', () => {
  const whole = { fee: parseAmount('25'), amount: parseAmount('1000') }
  expect(writeAmount(feeDue(whole, parseAmount('1000')))).toBe('25.00')
  expect(writeAmount(feeDue(whole, parseAmount('333.33')))).toBe('8.33')
  expect(writeAmount(feeDue(whole, parseAmount('0')))).toBe('0.00')
})

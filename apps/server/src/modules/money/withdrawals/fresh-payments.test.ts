import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { freshPayments } from './fresh-payments.ts'

const payout = { id: 'p', amount: parseAmount('500'), paid: parseAmount('200'), state: 'open' as const }
const told = (bankReference: string, amount: string) => ({ bankReference, amount, paidAt: '2026-11-22T05:00:00.000Z' })
const known = [{ bankReference: 'A', amount: parseAmount('200'), payout: 'p' }]
const found = (list: ReturnType<typeof told>[], of = payout) =>
  freshPayments(of, { payments: list }, known)?.map(({ bankReference }) => bankReference) ?? null

test('skips recorded payments and counts a repeat within one report once', () => {
  expect(found([told('A', '200'), told('B', '300'), told('B', '300.00')])).toEqual(['B'])
})

test.each([
  ['more than was ordered', [told('B', '300.01')]],
  ['a known reference with another amount', [told('A', '100')]],
  ['an amount of zero', [told('B', '0')]],
  ['a fraction of a satang', [told('B', '1.001')]],
  ['two amounts for one reference', [told('B', '100'), told('B', '200')]],
])('refuses a report with %s', (_, list) => {
  expect(found(list)).toBeNull()
})

test('a failed payout takes no new payment, but known payments may be reported again', () => {
  const over = { ...payout, state: 'failed' as const }
  expect(found([told('A', '200')], over as never)).toEqual([])
  expect(found([told('B', '1')], over as never)).toBeNull()
})

test('a payment that operators wrote down of an order that is over may be told by the bank; of an open one it may not', () => {
  const byHand = [{ bankReference: 'H', amount: parseAmount('300'), payout: null }]
  const told300 = { payments: [told('H', '300')] }
  expect(freshPayments({ ...payout, state: 'done', paid: payout.amount }, told300, byHand)).toEqual([])
  expect(freshPayments(payout, told300, byHand)).toBeNull()
})

import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { freshPayments } from './fresh-payments.ts'

const payout = { id: 'p', amount: parseAmount('500'), paid: parseAmount('200'), state: 'open' as const }
const told = (bankReference: string, amount: string) => ({ bankReference, amount, paidAt: '2026-11-22T05:00:00.000Z' })
const known = [{ bankReference: 'A', amount: parseAmount('200'), payout: 'p' }]
const found = (list: ReturnType<typeof told>[], of = payout) =>
  freshPayments(of, { payments: list }, known)?.map(({ bankReference }) => bankReference) ?? null

test('what is written down is not new, and a repeat in one report counts once', () => {
  expect(found([told('A', '200'), told('B', '300'), told('B', '300.00')])).toEqual(['B'])
})

test.each([
  ['more than was ordered', [told('B', '300.01')]],
  ['a known reference with another amount', [told('A', '100')]],
  ['nothing', [told('B', '0')]],
  ['less than a satang', [told('B', '1.001')]],
  ['two amounts of one reference', [told('B', '100'), told('B', '200')]],
])('%s is not taken', (_, list) => {
  expect(found(list)).toBeNull()
})

test('an order that is over pays no more, but may be told of again', () => {
  const over = { ...payout, state: 'failed' as const }
  expect(found([told('A', '200')], over as never)).toEqual([])
  expect(found([told('B', '1')], over as never)).toBeNull()
})

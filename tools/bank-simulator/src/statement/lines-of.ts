import { parseAmount, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { Payment } from '../payment.ts'
import type { Payout } from '../payout-book.ts'
import { type Line, MAIN } from './line-book.ts'

const minus = (amount: string): string => writeAmount(subtract(ZERO, parseAmount(amount)))

/** What a payment is at the payee's account. */
export const received = ({ message }: Payment): Line => ({
  account: message.account ?? MAIN,
  at: message.paidAt,
  amount: message.amount,
  kind: 'received',
  reference: message.bankReference,
  note: message.reference ?? '',
})

/** What was paid of an order of the platform's so far. */
export const paid = ({ order, report }: Pick<Payout, 'order' | 'report'>): Line[] =>
  report.payments.map(({ bankReference, amount, paidAt }) => ({
    account: MAIN,
    at: paidAt,
    amount: minus(amount),
    reference: bankReference,
    note: order.reference,
    kind: 'paid',
  }))

/** What goes back of a payment. */
export const returned = (payment: Payment, { reference, at }: { reference: string; at: Date }): Line => ({
  ...received(payment),
  amount: minus(payment.message.amount),
  note: payment.message.bankReference,
  reference,
  at: at.toISOString(),
  kind: 'returned',
})

import type { PayoutReport } from '@sanuk/contracts/withdrawals'
import { type Amount, add, parseAmount } from '@sanuk/money/amount'
import type { Part, Payout } from './store/rows.ts'

/** A payment of an order as the bank tells of it. */
export type ToldPayment = {
  readonly amount: Amount
  readonly bankReference: string
  readonly paidAt: Date
  readonly payout: string
}

/** An order that is over pays no more. */
export const isOver = ({ state }: Pick<Payout, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'given_up'

const isSound = ({ amount }: ToldPayment): boolean => amount > 0n && amount % 100n === 0n

/**
 * The payments of a report that are not written down yet; `null` where they cannot all be this order's: a reference
 * stands for something else, an amount is none, or more was paid than was ordered.
 */
export function freshPayments(
  payout: Pick<Payout, 'id' | 'amount' | 'paid' | 'state'>,
  { payments }: Pick<PayoutReport, 'payments'>,
  known: readonly Pick<Part, 'amount' | 'bankReference' | 'payout'>[],
): ToldPayment[] | null {
  const fresh: ToldPayment[] = []
  for (const { amount, bankReference, paidAt } of payments) {
    const payment = { amount: parseAmount(amount), bankReference, paidAt: new Date(paidAt), payout: payout.id }
    const earlier = [...known, ...fresh].find((one) => one.bankReference === bankReference)
    // What two operators wrote down of an order that is over may be told by the bank afterwards.
    const isOfOrder = earlier?.payout === payout.id || (earlier?.payout === null && isOver(payout))
    const isRepeat = isOfOrder && earlier.amount === payment.amount
    if (!isSound(payment) || (earlier && !isRepeat)) return null
    if (!earlier) fresh.push(payment)
  }
  const sum = add(payout.paid, ...fresh.map(({ amount }) => amount))
  return sum > payout.amount || (isOver(payout) && fresh.length > 0) ? null : fresh
}

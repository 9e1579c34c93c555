import type { Deposit } from '@sanuk/contracts/cashier'
import { writeAmount } from '@sanuk/money/amount'
import type { DepositRecord } from './store/deposits.ts'

/** A deposit as its member reads it; the code is shown only while it can be paid. */
export function depositAnswer(deposit: DepositRecord): Deposit {
  return {
    id: deposit.id,
    reference: deposit.reference,
    method: 'promptpay',
    amount: writeAmount(deposit.amount),
    state: deposit.state,
    payload: deposit.state === 'waiting' ? deposit.payload : null,
    requestedAt: deposit.requestedAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    creditedAt: deposit.creditedAt?.toISOString() ?? null,
  }
}

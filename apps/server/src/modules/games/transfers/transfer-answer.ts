import type { Transfer } from '@sanuk/contracts/transfers'
import { writeAmount } from '@sanuk/money/amount'
import type { TransferRecord } from './store/transfer-rows.ts'

/** What a vendor is called; one that is no longer there keeps its code. */
export type NameOf = (vendor: string) => string

/** A transfer as its member reads it. */
export function transferAnswer(transfer: TransferRecord, nameOf: NameOf): Transfer {
  const { id, vendor, direction, amount, state, requestedAt, settledAt } = transfer
  return {
    id,
    vendor,
    direction,
    state,
    vendorName: nameOf(vendor),
    amount: amount === null ? null : writeAmount(amount),
    requestedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }
}

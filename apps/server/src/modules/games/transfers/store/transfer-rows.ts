import { TRANSFER_DIRECTIONS, TRANSFER_STATES } from '@sanuk/contracts/transfers'
import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'

export type TransferTable = {
  id: string
  brand: string
  member: string
  request_id: string
  vendor: string
  direction: string
  amount: bigint | null
  currency: string
  state: string
  reason: string | null
  vendor_balance: bigint | null
  requested_at: Date
  settled_at: Date | null
  questions: number
  ask_at: Date
  last_fault: string | null
}

export type TransferTables = { 'transfers.transfer': TransferTable }

export type TransferRecord = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly vendor: string
  readonly direction: (typeof TRANSFER_DIRECTIONS)[number]
  readonly amount: Amount | null
  readonly currency: CurrencyCode
  readonly state: (typeof TRANSFER_STATES)[number]
  readonly reason: string | null
  readonly requestedAt: Date
  readonly settledAt: Date | null
  /** How often the vendor was asked what became of it. */
  readonly questions: number
  /** What it last answered instead of saying so. */
  readonly lastFault: string | null
}

/** A row as a transfer. Throws where a column does not hold what it should. */
export function readTransfer(row: TransferTable): TransferRecord {
  const direction = TRANSFER_DIRECTIONS.find((known) => known === row.direction)
  const state = TRANSFER_STATES.find((known) => known === row.state)
  if (!direction || !state || !isCurrencyCode(row.currency)) throw new Error(`transfer ${row.id} is not readable`)
  return {
    id: row.id,
    brand: row.brand,
    member: row.member,
    vendor: row.vendor,
    currency: row.currency,
    direction,
    state,
    reason: row.reason,
    questions: row.questions,
    lastFault: row.last_fault,
    amount: row.amount === null ? null : amount(row.amount),
    requestedAt: row.requested_at,
    settledAt: row.settled_at,
  }
}

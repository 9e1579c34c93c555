import type { ColumnType, JSONColumnType } from 'kysely'
import type { SpotStake } from '../protocol.ts'

/** What a member has on a coup: one round of the wallet. */
export type SeatTable = {
  id: string
  coup: string
  member: string
  currency: string
  session: string
  stake: bigint | null
  win: bigint | null
  valid: bigint | null
}

export const BET_STATES = ['asking', 'placed', 'refused', 'undoing', 'undone'] as const
export type BetState = (typeof BET_STATES)[number]

/** How a bet lies in the database. */
export type BetTable = {
  id: string
  page_id: string
  member: string
  seat: string
  stakes: JSONColumnType<SpotStake[]>
  amount: bigint
  state: ColumnType<BetState>
  fault: string | null
  rollback: string
  received_at: Date
}

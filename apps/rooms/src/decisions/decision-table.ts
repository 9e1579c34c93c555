import type { ColumnType } from 'kysely'

/** What a member decided about a hand, as it lies in the database. */
export type DecisionTable = {
  id: string
  page_id: string
  member: string
  seat: string
  step: number
  hand: string
  move: string
  /** The bet that pays for the move, where it costs something. */
  bet: string | null
  state: ColumnType<'asking' | 'taken' | 'refused'>
  fault: string | null
  received_at: Date
}

import type { ColumnType, JSONColumnType, Selectable } from 'kysely'
import type { CoupResult, Turn } from '../protocol.ts'

/** How a coup lies in the database. */
export type CoupTable = {
  id: string
  table_code: string
  series: string
  number: number
  state: ColumnType<'betting' | 'dealing' | 'ended' | 'void'>
  opens_at: Date
  closes_at: Date
  dealt_at: Date | null
  ended_at: Date | null
  settled_at: Date | null
  turns: JSONColumnType<Turn[]> | null
  result: JSONColumnType<CoupResult> | null
  version: ColumnType<number, never, number>
  /** How many steps are over in which players decided. */
  steps: ColumnType<number, never, number>
  /** Of the step that is open. */
  asked_at: Date | null
  asked_until: Date | null
}
export type CoupRow = Selectable<CoupTable>

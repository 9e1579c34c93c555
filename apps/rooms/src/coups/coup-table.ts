import type { ColumnType, JSONColumnType, Selectable } from 'kysely'
import type { CoupResult } from '../protocol.ts'

/** The cards of a coup by name, in the order they lie on the table. */
export type CoupCards = { player: string[]; banker: string[] }

/** How a coup lies in the database. */
export type CoupTable = {
  id: string
  table_code: string
  shoe: string
  number: number
  state: ColumnType<'betting' | 'dealing' | 'ended' | 'void'>
  opens_at: Date
  closes_at: Date
  dealt_at: Date | null
  ended_at: Date | null
  settled_at: Date | null
  cards: JSONColumnType<CoupCards> | null
  result: JSONColumnType<CoupResult> | null
  version: ColumnType<number, never, number>
}
export type CoupRow = Selectable<CoupTable>

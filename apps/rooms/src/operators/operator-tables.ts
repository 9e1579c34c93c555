import type { CoupChange, TableSettings } from '@sanuk/contracts/live-tables'
import type { ColumnType, JSONColumnType, Selectable } from 'kysely'
import type { CoupResult, Turn } from '../protocol.ts'

/** What operators decided about a table. */
export type SettingsTable = {
  table_code: string
  is_off: boolean
  hours: JSONColumnType<TableSettings['hours'], string, string>
  time_zone: string
  limits: JSONColumnType<TableSettings['limits'], string, string>
  changed_at: Date
}

/** What operators asked for. */
export type RequestTable = {
  id: string
  content: JSONColumnType<object, string, never>
  answer: JSONColumnType<object, string, never>
  done_at: Date
}

/** How a coup counted before it was changed. */
export type RevisionTable = {
  coup: string
  version: number
  kind: ColumnType<CoupChange['kind']>
  request: string
  reason: string
  revised_at: Date
  state: ColumnType<'betting' | 'dealing' | 'ended'>
  turns: JSONColumnType<Turn[], string | null, never> | null
  result: JSONColumnType<CoupResult, string | null, never> | null
}
export type RevisionRow = Selectable<RevisionTable>

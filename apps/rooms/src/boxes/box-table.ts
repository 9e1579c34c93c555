import type { ColumnType, Selectable } from 'kysely'

/** A box that a member sits at, as it lies in the database. */
export type BoxTable = {
  table_code: string
  box: number
  member: string
  shown_name: string
  taken_at: Date
  idle: ColumnType<number, never, number>
  is_leaving: ColumnType<boolean, never, boolean>
}
export type BoxRow = Selectable<BoxTable>

import type { ColumnType, Selectable } from 'kysely'

/** How a series lies in the database. */
export type SeriesTable = {
  id: string
  table_code: string
  number: number
  server_seed: Buffer
  commitment: Buffer
  client_seed: string | null
  state: ColumnType<'committed' | 'dealing' | 'ended'>
  /** How many of its coups are over. */
  coups: ColumnType<number, never, number>
  committed_at: Date
  began_at: Date | null
  ended_at: Date | null
}
export type SeriesRow = Selectable<SeriesTable>

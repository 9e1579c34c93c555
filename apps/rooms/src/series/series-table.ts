import type { ColumnType, Selectable } from 'kysely'

/** How a series lies in the database. */
export type SeriesTable = {
  id: string
  table_code: string
  number: number
  /** Null where a studio deals, and nothing is drawn. */
  server_seed: Buffer | null
  commitment: Buffer | null
  client_seed: string | null
  state: ColumnType<'committed' | 'dealing' | 'ended'>
  /** How many of its coups are over. */
  coups: ColumnType<number, never, number>
  committed_at: Date
  began_at: Date | null
  ended_at: Date | null
  /** Where people deal: in which studio, and its name of the shoe. */
  studio: ColumnType<string | null, string | undefined, never>
  shoe: ColumnType<string | null, string | null | undefined, never>
}
export type SeriesRow = Selectable<SeriesTable>

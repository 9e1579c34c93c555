import type { ColumnType, Selectable } from 'kysely'

/** How a shoe lies in the database. */
export type ShoeTable = {
  id: string
  table_code: string
  number: number
  server_seed: Buffer
  commitment: Buffer
  client_seed: string | null
  state: ColumnType<'committed' | 'dealing' | 'ended'>
  position: number | null
  committed_at: Date
  began_at: Date | null
  ended_at: Date | null
}
export type ShoeRow = Selectable<ShoeTable>

import type { ColumnType, Generated } from 'kysely'

export type SeedState = 'next' | 'playing' | 'told'

/** How a seed lies in the database. */
export type SeedTable = {
  id: string
  player: string
  state: ColumnType<string, SeedState, SeedState>
  server_seed: Buffer
  commitment: Buffer
  client_seed: string | null
  rounds: Generated<number>
  created_at: Date
  told_at: Date | null
}

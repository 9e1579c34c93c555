import { openPool } from '@sanuk/host/database-pool'
import type { Log } from '@sanuk/host/log'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { RoundTable } from './rounds/round-table.ts'
import type { SeedTable } from './seeds/seed-table.ts'
import type { SessionTable } from './sessions/session-store.ts'

export type Tables = { 'studio.session': SessionTable; 'studio.round': RoundTable; 'studio.seed': SeedTable }
export type Database = Kysely<Tables>

export type Databases = { readonly pool: pg.Pool; readonly database: Database; close(): Promise<void> }

/** Opens the pool of the Studio's own login. */
export function openDatabase(url: string, log: Log): Databases {
  const pool = openPool({ url, max: 10, name: 'sanuk studio' }, log)
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { pool, database, close: () => database.destroy() }
}

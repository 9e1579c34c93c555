import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from './log.ts'
import type { RoundTable } from './rounds/round-table.ts'
import type { SessionTable } from './sessions/session-store.ts'

export type Tables = { 'studio.session': SessionTable; 'studio.round': RoundTable }
export type Database = Kysely<Tables>

export type Databases = { readonly pool: pg.Pool; readonly database: Database; close(): Promise<void> }

/** Opens the pool of the Studio's own login. */
export function openDatabase(url: string, log: Log): Databases {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    application_name: 'sanuk studio',
    options: '-c idle_in_transaction_session_timeout=10000 -c lock_timeout=5000',
    types: { getTypeParser },
  })
  // A checked-out client whose server dies emits an error of its own; unheard, it would end the whole process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ error: error.message }, 'database session lost')),
  )
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database session lost'))
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { pool, database, close: () => database.destroy() }
}

/** `bigint` columns arrive as `bigint`, everything else as pg reads it. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? BigInt : pg.types.getTypeParser(oid, format)
}

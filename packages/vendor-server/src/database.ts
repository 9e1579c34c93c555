import { openPool } from '@sanuk/host/database-pool'
import type { Log } from '@sanuk/host/log'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

export type Databases<Tables> = {
  readonly pool: pg.Pool
  readonly database: Kysely<Tables>
  close(): Promise<void>
}

/** A login of an app's own, and the name its connections are known by. */
type Login = { readonly url: string; readonly name: string }

/** Opens the pool of an app's own login. */
export function openTables<Tables>({ url, name }: Login, log: Log): Databases<Tables> {
  const pool = openPool({ url, max: 10, name }, log)
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { pool, database, close: () => database.destroy() }
}

import { openPool } from '@sanuk/host/database-pool'
import type { Log } from '@sanuk/host/log'
import type { Queryable } from '@sanuk/ledger/queryable'
import {
  CompiledQuery,
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresDialect,
  type PostgresPool,
} from 'kysely'
import pg from 'pg'
import { currentScope } from './brand-scope.ts'
import { createPlanning, isOutOfShape } from './prepared-statements.ts'

/** Tables are declared by the room that owns them, in its store: `database.withTables<…>()`. */
// biome-ignore lint/complexity/noBannedTypes: a database of which nothing is known is exactly the empty object.
type NoTables = {}

export type Database = Kysely<NoTables>
export type Transaction = KyselyTransaction<NoTables>

/** A database or a transaction on it: what a store needs that both may use. */
export type Connection = Database | Transaction

/** Somebody else was quicker in the same moment: what the transaction decided must be decided anew. */
export class Again extends Error {}

/** Codes after which the same work is simply done again: serialization failure, deadlock, and a lost race for a key. */
const REPEATABLE = new Set(['40001', '40P01'])
const TRIES = 4

/** One hears of jobs, the others do what they must. */
const JOB_SESSIONS = 4

/** News and seals need few. */
const HOUSE_SESSIONS = 6

/** Two lanes of stakes and wins, two of whole rounds, one of settlements, and one session that may be lost meanwhile. */
const LANE_SESSIONS = 6

export type Databases = {
  /** Sessions outside all brands: they see what belongs to none, and may run the ledger's functions. */
  readonly pool: pg.Pool
  /** Sessions for what travels together in lanes, so that it never waits behind anything else. */
  readonly lanes: pg.Pool
  /** Sessions for the queue of jobs, which writes down numbers of jobs as JSON and cannot do so with a `bigint`. */
  readonly jobs: pg.Pool
  /** Sees the rows of the brand that the work under way is done for, and of the branch that it is limited to. */
  readonly database: Database
  close(): Promise<void>
}

/** Opens the pool. Every session acts as the role that migrations grant rights to and never as an owner. */
export function openDatabase(url: string, log: Log): Databases {
  const open = (name: string, max: number) => openPool({ url, max, name, role: 'sanuk_application' }, log)
  const jobs = openPool({ url, max: JOB_SESSIONS, name: 'sanuk jobs', role: 'sanuk_application', plainRows: true }, log)
  const pool = open('sanuk house', HOUSE_SESSIONS)
  const lanes = open('sanuk lanes', LANE_SESSIONS)
  const database = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: walled(open('sanuk server', 20)) }) })
  const close = async () => void (await Promise.all([database.destroy(), lanes.end(), jobs.end(), pool.end()]))
  return { pool, lanes, jobs, database, close }
}

const TELL = `select set_config('sanuk.brand', $1, false), set_config('sanuk.branch', $2, false),
                     set_config('sanuk.acting', $3, false)`

/** Hands out sessions that have been told whom they work for; one that worked for the same before is not told again. */
function walled(pool: pg.Pool): PostgresPool {
  const told = new WeakMap<pg.PoolClient, string>()
  const planning = createPlanning()
  return {
    connect: async () => {
      const client = await pool.connect()
      const { brand, branch, acting } = currentScope()
      const planned = planning(client)
      const scope = `${brand} ${branch} ${acting}`
      if (told.get(client) === scope) return planned
      told.delete(client)
      try {
        await planned.query(TELL, [brand, branch, acting])
      } catch (error) {
        client.release(true)
        throw error
      }
      told.set(client, scope)
      return planned
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/**
 * Runs work in a transaction and commits before it answers. Work that lost a deadlock or a race for an idempotency
 * key is done again; this is the only place where anything is tried twice.
 */
export async function inTransaction<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work)
    } catch (error) {
      if (attempt >= TRIES || !isRepeatable(error)) throw error
    }
  }
}

function isRepeatable(error: unknown): boolean {
  if (error instanceof Again || isOutOfShape(error)) return true
  if (!(error instanceof pg.DatabaseError)) return false
  const lostRace = error.code === '23505' && (error.schema === 'ledger' || error.schema === 'wagers')
  return lostRace || REPEATABLE.has(error.code ?? '')
}

/** Lets the ledger run its statements on a connection or within a transaction of ours. */
export function queryable(connection: Connection): Queryable {
  return {
    query: (text, values) => connection.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values])),
  }
}

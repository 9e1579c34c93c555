import pg from 'pg'
import { withMicroseconds } from './instant.ts'
import type { Log } from './log.ts'

export type PoolSettings = {
  readonly url: string
  /** Sessions at most. */
  readonly max: number
  /** What the database's own list of sessions shows. */
  readonly name: string
  /** The role every session acts as, where it is not the login itself. */
  readonly role?: string
  /** Whose rows are seen, where the database asks: the id of a brand, or `*` for the platform itself. */
  readonly brand?: string
  /** Whether rows arrive as pg reads them by itself: for programs of others, which expect nothing else. */
  readonly plainRows?: true
}

/** A server that vanished within a transaction keeps rows from everybody else for no longer than this. */
const FORGOTTEN_MS = 3000

/**
 * Longer than the second after which PostgreSQL looks for deadlocks, so that these are told from mere waiting; shorter
 * than whoever asked waits for an answer.
 */
const LOCK_MS = 1200

/**
 * What one page costs out of order, beside one in order. PostgreSQL's own 4 is a turning disk's: by it a few thousand
 * members would be looked for by reading a table of millions from end to end.
 */
const RANDOM_PAGE_COST = 1.1

/** How long a session is waited for: that a frozen server will not answer is then known. */
const CONNECT_MS = 3000

/** Opens a pool of sessions which give up a forgotten transaction and a lock they wait too long for. */
export function openPool({ url, max, name, role, brand, plainRows }: PoolSettings, log: Log): pg.Pool {
  const acting = [role && `-c role=${role}`, brand && `-c sanuk.brand=${brand}`].filter(Boolean).join(' ')
  const limits = `-c idle_in_transaction_session_timeout=${FORGOTTEN_MS} -c lock_timeout=${LOCK_MS}`
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    max,
    application_name: name,
    options: `${acting} ${limits} -c random_page_cost=${RANDOM_PAGE_COST}`,
    ...(!plainRows && { types: { getTypeParser } }),
  })
  // A checked-out client whose server dies emits an error of its own; unheard, it would end the whole process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ error: error.message }, 'database session lost')),
  )
  pool.on('error', (error) => log.warn({ error: error.message }, 'idle database session lost'))
  return pool
}

const readDate = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)

/** Infinite moments stay the numbers that pg makes of them. */
const readMoment = (written: string): unknown => {
  const date: unknown = readDate(written)
  return date instanceof Date ? withMicroseconds(date, written) : date
}

/**
 * `bigint` columns arrive as `bigint`, moments with their microseconds, dates of the calendar as text, everything else as
 * pg reads it.
 */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return BigInt
  if (oid === pg.types.builtins.DATE) return String
  if (oid === pg.types.builtins.TIMESTAMPTZ) return readMoment
  return pg.types.getTypeParser(oid, format)
}

import pg from 'pg'

/** Where the database is asked, and for how long an answer is waited for. */
export type Way = { readonly pool: pg.Pool; readonly tryMs: number }

/** A prepared statement that answers in one row, and what the row says. */
export type Question<Result> = {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly read: (row: Record<string, unknown> | undefined) => readonly Result[]
}

/**
 * Why there is no answer. Nothing was moved when it was
 *   refused    the database says no to this, and would again;
 *   blocked    somebody holds an account, or was quicker in the same instant: it may go later;
 *   prevented  the database could not be asked: it may be asked later.
 * When it is `unknown`, the question was sent: it was done, or it was not.
 */
export type Unanswered = 'refused' | 'blocked' | 'prevented' | 'unknown'

export type Tried<Result> =
  | { readonly outcome: 'answered'; readonly results: readonly Result[] }
  | { readonly outcome: Unanswered; readonly error: unknown }

/** Asks the database once, in one statement that is committed by itself. Never throws. */
export async function roundTrip<Result>(way: Way, question: () => Question<Result>): Promise<Tried<Result>> {
  let client: pg.PoolClient
  try {
    client = await connect(way)
  } catch (error) {
    return { outcome: 'prevented', error }
  }
  // A lost session is told to the query and to the client; unheard by the client it would end the whole process.
  client.on('error', ignore)
  const tried = await ask(client, way.tryMs, question)
  client.off('error', ignore)
  client.release(tried.outcome !== 'answered')
  return tried
}

async function ask<Result>(
  client: pg.PoolClient,
  tryMs: number,
  question: () => Question<Result>,
): Promise<Tried<Result>> {
  let sent = false
  try {
    const { name, text, values, read } = question()
    const query = { name, text, values: [...values], query_timeout: tryMs }
    sent = true
    const { rows } = await client.query(query)
    return { outcome: 'answered', results: read(rows[0]) }
  } catch (error) {
    return { outcome: sent ? reasonOf(error) : 'refused', error }
  }
}

const ignore = (): void => undefined

/** A session, or an error when there is none in time. One that comes too late goes back unused. */
function connect({ pool, tryMs }: Way): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let late = false
    const timer = setTimeout(() => {
      late = true
      reject(new Error('no database session came free in time'))
    }, tryMs)
    pool
      .connect()
      .then((client) => (late ? client.release() : resolve(client)), reject)
      .finally(() => clearTimeout(timer))
  })
}

/** Serialization failure, deadlock, lock timeout, and a key or a number that somebody else took in the same instant. */
const BLOCKED = new Set(['40001', '40P01', '55P03', '23505'])
const OUT_OF_RESOURCES = '53'
const SHUT_DOWN_OR_CANCELLED = '57'

/** By https://www.postgresql.org/docs/current/errcodes-appendix.html. What the database did not say tells nothing. */
function reasonOf(error: unknown): Unanswered {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  if (code === undefined || code.startsWith(SHUT_DOWN_OR_CANCELLED)) return 'unknown'
  if (code.startsWith(OUT_OF_RESOURCES)) return 'prevented'
  return BLOCKED.has(code) ? 'blocked' : 'refused'
}

import pg from 'pg'
import { isGuarded } from './accounts.ts'
import { post } from './post.ts'
import { batchAt, mayGoTogether, POST_TOGETHER, postParameters, readResults } from './post-statement.ts'
import type { PostResult, Transfer } from './transfer.ts'

/** Transfers in one round trip at most. */
const BATCH_MAX = 512

/** How often a round trip is made whose outcome nobody knows, because the connection broke. */
const TRIES = 3

const DAY_MS = 24 * 60 * 60 * 1000

export type BatcherSettings = {
  /** Round trips under way at once. Two keep two cores busy: one works while the other's answer is handed out. */
  readonly lanes: number
  /** Transfers that may wait in one lane; more are turned away at once. */
  readonly waiting: number
  /** For how many days a key is recognised here. `post` recognises it for ever. */
  readonly days: number
}

export const BATCHER_SETTINGS: BatcherSettings = { lanes: 2, waiting: 4096, days: 40 }

/** So much waits that another transfer would wait too long: nothing was moved, the caller may ask again later. */
export class LedgerBusy extends Error {}

type Waiting = {
  readonly transfer: Transfer
  readonly done: (result: PostResult) => void
  readonly failed: (error: unknown) => void
}

export type Batcher = {
  /** Posts one transfer, durably, together with whatever else is waiting. Transfers of one account keep their order. */
  readonly post: (transfer: Transfer) => Promise<PostResult>
}

/**
 * Gathers what arrives while a round trip is under way and sends it as the next one: a lone caller waits for nothing,
 * and a crowd shares the commit. Accounts belong to lanes, so that two lanes seldom want the same row. The pool must
 * be the batcher's own, of as many connections as it has lanes and a few more for transfers between two members.
 */
export function createBatcher(pool: pg.Pool, settings: BatcherSettings = BATCHER_SETTINGS): Batcher {
  const lanes = Array.from({ length: settings.lanes }, () => createLane(pool, settings))
  return {
    post: async (transfer) => {
      if (!mayGoTogether(transfer)) return postAlone(pool, transfer)
      const guarded = isGuarded(transfer.debit) ? transfer.debit : transfer.credit
      const lane = lanes[Number(BigInt(guarded) % BigInt(lanes.length))]
      if (!lane) throw new Error('no such lane')
      return lane(transfer)
    },
  }
}

function createLane(pool: pg.Pool, { waiting: limit, days }: BatcherSettings) {
  let queue: Waiting[] = []
  let busy = false

  const run = async () => {
    busy = true
    // What else arrives in this turn of the event loop travels with it.
    await null
    while (queue.length > 0) {
      const { now, later } = nextBatch(queue)
      queue = later
      await send(pool, now, days)
    }
    busy = false
  }

  return (transfer: Transfer) =>
    new Promise<PostResult>((done, failed) => {
      if (queue.length >= limit) return failed(new LedgerBusy('too many transfers are waiting'))
      queue.push({ transfer, done, failed })
      if (!busy) run()
    })
}

/** The next round trip: a key comes only once in it, a repeat waits for the following one. */
function nextBatch(queue: readonly Waiting[]): { now: Waiting[]; later: Waiting[] } {
  const keys = new Set<string>()
  const now: Waiting[] = []
  const later: Waiting[] = []
  for (const it of queue) {
    if (now.length >= BATCH_MAX || keys.has(it.transfer.key)) later.push(it)
    else {
      keys.add(it.transfer.key)
      now.push(it)
    }
  }
  return { now, later }
}

/** Answers every one of a batch. One that makes the whole batch fail is found by sending them one by one. */
async function send(pool: pg.Pool, batch: readonly Waiting[], days: number): Promise<void> {
  const since = batchAt(new Date(Date.now() - days * DAY_MS))
  const transfers = batch.map(({ transfer }) => transfer)
  try {
    const results = await withTries(() => roundTrip(pool, transfers, since))
    for (const [index, result] of results.entries()) batch[index]?.done(result)
  } catch (error) {
    if (batch.length > 1 && wasRefused(error)) for (const one of batch) await send(pool, [one], days)
    else for (const { failed } of batch) failed(error)
  }
}

async function roundTrip(pool: pg.Pool, transfers: readonly Transfer[], since: string): Promise<PostResult[]> {
  const { rows } = await pool.query({ ...POST_TOGETHER, values: postParameters(transfers, since) })
  return readResults(transfers, rows[0])
}

async function postAlone(pool: pg.Pool, transfer: Transfer): Promise<PostResult> {
  const [result] = await withTries(() => post(pool, [transfer]))
  if (!result) throw new Error('one transfer, no outcome')
  return result
}

/**
 * Does it again when the connection broke: whether it was committed is not known, but the keys tell, so that the
 * repeat answers what happened. A deadlock, too, and a key that another process used in the same instant.
 */
async function withTries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= TRIES || (wasRefused(error) && !REPEATABLE.has(error.code ?? ''))) throw error
    }
  }
}

const REPEATABLE = new Set(['40001', '40P01', '23505'])

/** Whether the database itself said no, so that nothing was committed. Class 57: it was shut down or cancelled it. */
const wasRefused = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !error.code?.startsWith('57')

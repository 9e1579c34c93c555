import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { isMustDrop, type MustDropPool, type Pool } from './pools.ts'
import { type Run, type Runs, startOf } from './runs.ts'

/** What a decision has to know of the pools that must be won, as `studio.decide_pooled_rounds` reads it. */
export type Drops = Readonly<Record<string, object>>

/** A round and the pool it fills. */
type Filling = { readonly pool: Pool; readonly currency: string }

/** How a pool stands as far as a decision depends on it. */
type Known = { readonly run: number; readonly carried: bigint; readonly threshold: Amount }

type Needs = { readonly database: Database; readonly runs: Runs; readonly clock: () => Date }

export type MustDrops = ReturnType<typeof createMustDrops>

const keyOf = ({ pool, currency }: Filling): string => `${pool.code} ${currency}`

/**
 * Pools that must be won, while rounds are decided. The amount at which one is won is known to this process alone: it is handed
 * to the database with the rounds, which compares under the lock of the pool, and keeps it only sealed.
 */
export function createMustDrops({ database, runs, clock }: Needs) {
  const known = new Map<string, Known>()
  const opened = new Set<string>()

  /** Opens a pool that nobody has looked at yet: from then on its commitment is told. */
  const open = async (pool: MustDropPool, currency: string): Promise<void> => {
    const key = keyOf({ pool, currency })
    if (opened.has(key)) return
    const { code, seed, cap } = pool
    const { sealed, commitment } = runs.draw({ start: seed, cap }, { code, currency, place: 1 })
    await sql`
      select studio.open_must_drop(${code}, ${currency}, ${seed}, ${cap}, ${sealed}, ${commitment}, ${clock()})
    `.execute(database)
    opened.add(key)
  }

  const find = async (pool: MustDropPool, currency: string): Promise<Known> => {
    await open(pool, currency)
    const { rows } = await sql<{ run: number; carried: bigint; secret: Buffer }>`
      select p.run, p.carried, r.secret
        from studio.jackpot_pool p join studio.jackpot_run r using (code, currency)
       where p.code = ${pool.code} and p.currency = ${currency} and r.place = p.run
    `.execute(database)
    const [row] = rows
    if (!row) throw new Error(`${pool.code} is in no run`)
    const { threshold } = runs.open(row.secret, { code: pool.code, currency, place: row.run })
    return { run: row.run, carried: row.carried, threshold }
  }

  /** Runs that may begin while so many rounds are decided: each of these may win one. */
  const following = (pool: MustDropPool, currency: string, of: { now: Known; rounds: number }): object[] => {
    let { carried } = of.now
    return Array.from({ length: of.rounds }, (_, after) => {
      const start = startOf(pool, carried)
      carried -= start - pool.seed
      const place = of.now.run + after + 1
      return written(pool, runs.draw({ start, cap: pool.cap }, { code: pool.code, currency, place }))
    })
  }

  const dropOf = async (pool: MustDropPool, currency: string, rounds: number): Promise<object> => {
    const key = keyOf({ pool, currency })
    const now = known.get(key) ?? (await find(pool, currency))
    known.set(key, now)
    const current = { threshold: String(now.threshold) }
    const next = following(pool, currency, { now, rounds })
    return { run: now.run, carried: String(now.carried), runs: [current, ...next] }
  }

  return {
    open,
    /** What is to be known to decide these rounds. */
    of: async (fillings: readonly Filling[]): Promise<Drops> => {
      const counted = Map.groupBy(fillings, keyOf)
      const drops = await Promise.all(
        [...counted].map(async ([key, [one, ...others]]) =>
          one && isMustDrop(one.pool) ? [[key, await dropOf(one.pool, one.currency, others.length + 1)] as const] : [],
        ),
      )
      return Object.fromEntries(drops.flat())
    },
    /** A pool has gone on since it was looked at. */
    forget: (filling: Filling): void => {
      known.delete(keyOf(filling))
    },
  }
}

const written = ({ cap }: MustDropPool, { start, threshold, sealed, commitment }: Run): object => ({
  start: String(start),
  cap: String(cap),
  threshold: String(amount(threshold)),
  secret: sealed.toString('hex'),
  commitment: commitment.toString('hex'),
})

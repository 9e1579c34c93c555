import { amount, writeAmount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { DropTold, RunTold } from '../protocol.ts'
import type { Runs } from './runs.ts'

type RunRow = {
  readonly code: string
  readonly currency: string
  readonly place: number
  readonly start: bigint
  readonly cap: bigint
  readonly secret: Buffer
  readonly commitment: Buffer
  readonly opened_at: Date
}

/** A run with the hit that ended it. */
type HitRow = RunRow & { readonly amount: bigint; readonly before: bigint; readonly share: number; readonly at: Date }

/** How many of the runs that are over are listed. */
const LISTED = 5

/** What is told of pools that must be won: the commitment of the run of now, and all of those that are over. */
export function createToldDrops({ database, runs }: { database: Database; runs: Runs }) {
  const tell = (row: HitRow): DropTold => {
    const { threshold, salt } = runs.open(row.secret, row)
    const { code, place, share, at, commitment } = row
    return {
      pool: code,
      place,
      share,
      salt,
      threshold: writeAmount(threshold),
      commitment: commitment.toString('hex'),
      start: writeAmount(amount(row.start)),
      cap: writeAmount(amount(row.cap)),
      before: writeAmount(amount(row.before)),
      amount: writeAmount(amount(row.amount)),
      at: at.toISOString(),
    }
  }
  return {
    /** The run that a pool is in. Nothing of what it is won at. */
    run: async (code: string, currency: string): Promise<RunTold | null> => {
      const { rows } = await sql<RunRow>`
        select r.* from studio.jackpot_pool p join studio.jackpot_run r using (code, currency)
         where p.code = ${code} and p.currency = ${currency} and r.place = p.run
      `.execute(database)
      const [row] = rows
      if (!row) return null
      return {
        place: row.place,
        commitment: row.commitment.toString('hex'),
        openedAt: row.opened_at.toISOString(),
        start: writeAmount(amount(row.start)),
        cap: writeAmount(amount(row.cap)),
      }
    },
    /** The runs that are over, the latest first. */
    last: async (code: string, currency: string): Promise<DropTold[]> => {
      const { rows } = await sql<HitRow>`
        select r.*, h.amount, h.before, h.share, h.at
          from studio.jackpot_hit h join studio.jackpot_run r using (code, currency, place)
         where h.code = ${code} and h.currency = ${currency} order by place desc limit ${LISTED}
      `.execute(database)
      return rows.map(tell)
    },
    /** The run that a round ended; null where it ended none. */
    wonBy: async (round: string): Promise<DropTold | null> => {
      const { rows } = await sql<HitRow>`
        select r.*, h.amount, h.before, h.share, h.at
          from studio.jackpot_hit h join studio.jackpot_run r using (code, currency, place)
         where h.round = ${round}
      `.execute(database)
      return rows[0] ? tell(rows[0]) : null
    },
  }
}

export type ToldDrops = ReturnType<typeof createToldDrops>

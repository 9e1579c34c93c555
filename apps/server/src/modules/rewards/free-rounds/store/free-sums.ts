import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** Free rounds of a business day, and what they paid. */
export type FreeDay = { readonly day: string; readonly rounds: number; readonly paid: Amount }

/** What free rounds cost. */
export function createFreeSums(database: Database) {
  return {
    /**
     * By the day on which they were settled, oldest first; days without any are left out. Rounds that began long before
     * are found among those that were settled late.
     */
    freeByDay: async (
      brand: { readonly id: string; readonly timeZone: string },
      range: { readonly from: Date; readonly until: Date },
    ): Promise<FreeDay[]> => {
      const { rows } = await sql<{ day: string; rounds: number; paid: string }>`
        select to_char(counted_at at time zone ${brand.timeZone}, 'YYYY-MM-DD') as day, count(*)::int as rounds,
               sum(paid)::text as paid
          from (
            select round, paid from free_rounds.play
             where brand = ${brand.id} and undone_at is null
               and begun_at >= ${range.from}::timestamptz - interval '2 days'
               and begun_at < ${range.until}::timestamptz + interval '1 hour'
            union
            select round, paid from wagers.late_settled late join free_rounds.play using (round)
             where late.brand = ${brand.id} and undone_at is null
               and late.settled_at >= ${range.from} and late.settled_at < ${range.until}
          ) play
          join wagers.round on round.id = play.round
          cross join lateral wagers.counted_at(started_at, settled_at) as counted_at
         where state in ('settled', 'resettled') and counted_at >= ${range.from} and counted_at < ${range.until}
         group by day order by day`.execute(database)
      return rows.map(({ day, rounds, paid }) => ({ day, rounds, paid: amount(BigInt(paid)) }))
    },
  }
}

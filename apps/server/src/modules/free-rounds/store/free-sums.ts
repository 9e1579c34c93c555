import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** Free rounds of a business day, and what they paid. */
export type FreeDay = { readonly day: string; readonly rounds: number; readonly paid: Amount }

/** What free rounds cost. */
export function createFreeSums(database: Database) {
  return {
    /** By the day on which they began, oldest first; days without any are left out. */
    freeByDay: async (
      brand: { readonly id: string; readonly timeZone: string },
      range: { readonly from: Date; readonly until: Date },
    ): Promise<FreeDay[]> => {
      const { rows } = await sql<{ day: string; rounds: number; paid: string }>`
        select to_char(begun_at at time zone ${brand.timeZone}, 'YYYY-MM-DD') as day, count(*)::int as rounds,
               sum(paid)::text as paid
          from free_rounds.play
         where brand = ${brand.id} and begun_at >= ${range.from} and begun_at < ${range.until} and undone_at is null
         group by day order by day`.execute(database)
      return rows.map(({ day, rounds, paid }) => ({ day, rounds, paid: amount(BigInt(paid)) }))
    },
  }
}

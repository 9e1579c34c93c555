import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import { startOfDay } from '#platform/business-days'
import type { Database } from '#platform/database'

/** A pool in the books of one brand and currency. */
export type PoolStanding = {
  readonly vendor: string
  readonly pool: string
  /** What is posted of what stakes put in. */
  readonly fed: Amount
  readonly won: Amount
  readonly drops: number
  readonly lastDropAt: Date | null
  readonly since: Date
}

/** Whose books, in which currency. */
type Of = { readonly brand: string; readonly currency: string }
type One = Of & { readonly vendor: string; readonly pool: string }

type StandingRow = Omit<PoolStanding, 'fed' | 'won'> & { fed: bigint; won: bigint }

/** What an office is told of the pools. */
export function createPoolStandings(database: Database) {
  return {
    all: async ({ brand, currency }: Of): Promise<PoolStanding[]> => {
      const { rows } = await sql<StandingRow>`
        select book.vendor, book.pool, posted as fed, won, drops, last as "lastDropAt", since
          from jackpots.book
         cross join lateral (
           select coalesce(sum(amount), 0)::bigint as won, count(*)::int as drops, max(at) as last from jackpots.drop
            where (drop.brand, drop.vendor, drop.pool, drop.currency)
                = (book.brand, book.vendor, book.pool, book.currency)
         ) dropped
         where book.brand = ${brand} and book.currency = ${currency}
         order by vendor, pool`.execute(database)
      return rows.map(({ fed, won, ...row }) => ({ ...row, fed: amount(fed), won: amount(won) }))
    },
    /** By business day from a day on, where anything was put in or won; a day's fraction of a unit is left out. */
    days: async (
      { brand, currency, vendor, pool }: One,
      { from, timeZone }: { from: string; timeZone: string },
    ): Promise<Map<string, { fed: Amount; won: Amount }>> => {
      const { rows } = await sql<{ day: string; fed: bigint; won: bigint }>`
        with put_in as (
          select day, div(counted, 1000000)::bigint as fed from jackpots.day
           where (brand, vendor, pool, currency) = (${brand}, ${vendor}, ${pool}, ${currency}) and day >= ${from}::date
        ), taken_out as (
          select (at at time zone ${timeZone})::date as day, sum(amount)::bigint as won from jackpots.drop
           where (brand, vendor, pool, currency) = (${brand}, ${vendor}, ${pool}, ${currency})
             and at >= ${startOfDay(from, timeZone)}
           group by 1
        )
        select day::text, coalesce(fed, 0) as fed, coalesce(won, 0) as won
          from put_in full join taken_out using (day)`.execute(database)
      return new Map(rows.map(({ day, fed, won }) => [day, { fed: amount(fed), won: amount(won) }]))
    },
    /** The last wins, newest first. */
    drops: async ({ brand, currency, vendor, pool }: One, most: number) => {
      const { rows } = await sql<{
        transaction: string
        round: string
        member: string
        game: string
        amount: bigint
        at: Date
      }>`
        select transaction, round, member, game, amount, at from jackpots.drop
         where (brand, vendor, pool, currency) = (${brand}, ${vendor}, ${pool}, ${currency})
         order by at desc limit ${most}`.execute(database)
      return rows.map((row) => ({ ...row, amount: amount(row.amount) }))
    },
  }
}

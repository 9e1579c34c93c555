import { type Amount, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database'

/** What came by a link. */
export type LinkResults = {
  readonly visits: number
  readonly registrations: number
  readonly firstDeposits: number
  readonly played: number
  readonly valid: Amount
}

type ResultRow = {
  link: string
  visits: bigint
  registrations: bigint
  first_deposits: bigint
  played: bigint
  valid: bigint
}

/** Who came by links, and what they brought. */
export function createResultStore(database: Database) {
  return {
    /** By link; valid stake is counted in one currency. */
    of: async (links: readonly string[], currency: CurrencyCode): Promise<ReadonlyMap<string, LinkResults>> => {
      if (links.length === 0) return new Map()
      const { rows } = await sql<ResultRow>`
        select link, coalesce(seen.visits, 0)::bigint as visits, coalesce(results.registrations, 0) as registrations,
               coalesce(results.first_deposits, 0) as first_deposits, coalesce(results.played, 0) as played,
               coalesce(results.valid, 0) as valid
          from unnest(${links}::uuid[]) link
          left join links.results(${links}::uuid[], ${currency}) results using (link)
          left join (
            select link, sum(visits) as visits from links.visits where link = any (${links}::uuid[]) group by link
          ) seen using (link)`.execute(database)
      return new Map(rows.map((row) => [row.link, resultsIn(row)]))
    },
    countVisit: async (visit: {
      readonly link: string
      readonly brand: string
      readonly day: string
    }): Promise<void> => {
      await sql`
        insert into links.visits (link, brand, day, visits) values (${visit.link}, ${visit.brand}, ${visit.day}, 1)
        on conflict (link, day) do update set visits = visits.visits + 1`.execute(database)
    },
    addJoined: async (
      transaction: Transaction,
      joined: { readonly member: string; readonly brand: string; readonly link: string },
    ): Promise<void> => {
      await sql`
        insert into links.joined (member, brand, link)
        values (${joined.member}, ${joined.brand}, ${joined.link})`.execute(transaction)
    },
  }
}

const resultsIn = (row: ResultRow): LinkResults => ({
  visits: Number(row.visits),
  registrations: Number(row.registrations),
  firstDeposits: Number(row.first_deposits),
  played: Number(row.played),
  valid: amount(row.valid),
})

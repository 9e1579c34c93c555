import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Database } from '#platform/database'

/** How many are told at once: whoever follows asks again. */
const FOLLOWED_MAX = 1_000

/** What members deposited, for rooms that make something of it. */
export function createDeposited(database: Database) {
  return {
    /** In all, by the members' ids, in the money they play in; who has none is left out. */
    depositedBy: async (members: readonly string[], on: Connection = database): Promise<Map<string, Amount>> => {
      const { rows } = await sql<{ member: string; sum: string }>`
        select member, sum(amount)::text as sum from cashier.deposit
         where member = any (${members}::uuid[]) and state = 'credited' group by member`.execute(on)
      return new Map(rows.map(({ member, sum }) => [member, amount(BigInt(sum))]))
    },
    /** Deposits of a brand that were credited since an instant, and whether each was its member's first. */
    depositsSince: async (
      brand: string,
      since: Date,
    ): Promise<{ member: string; amount: Amount; first: boolean }[]> => {
      const { rows } = await sql<{ member: string; amount: bigint; first: boolean }>`
        select member, amount, not exists (
                 select from cashier.deposit earlier
                  where earlier.member = deposit.member and earlier.state = 'credited'
                    and earlier.credited_at < deposit.credited_at) as first
          from cashier.deposit where brand = ${brand} and state = 'credited' and credited_at >= ${since}`.execute(
        database,
      )
      return rows.map(({ amount: sum, ...deposit }) => ({ ...deposit, amount: amount(sum) }))
    },
    /** Who was credited after an instant, in order. */
    creditedAfter: async (after: Date): Promise<{ member: string; creditedAt: Date }[]> => {
      const { rows } = await sql<{ member: string; creditedAt: Date }>`
        select member, credited_at as "creditedAt" from cashier.deposit
         where state = 'credited' and credited_at > ${after} order by credited_at limit ${FOLLOWED_MAX}`.execute(
        database,
      )
      return rows
    },
  }
}

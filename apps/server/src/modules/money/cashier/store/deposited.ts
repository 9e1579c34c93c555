import { type Amount, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { DepositSizes, DepositsAsked } from '#platform/capabilities/deposit-sums'
import type { Connection, Database } from '#platform/database'
import { tablesOn } from './rows.ts'

/** How many are told at once: whoever follows asks again. */
const FOLLOWED_MAX = 1_000

export type Deposited = ReturnType<typeof createDeposited>

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
    /** What a brand was credited since an instant, no deposit less than `least`: by how many members, how many of each size. */
    depositSizes: async (brand: string, { since, least, firstOnly }: DepositsAsked): Promise<DepositSizes> => {
      const { rows } = await sql<{ amount: bigint; count: number; members: number }>`
        with meant as (
          select member, amount from cashier.deposit
           where brand = ${brand} and state = 'credited' and credited_at >= ${since} and amount >= ${least}
             and not (${firstOnly} and exists (
                   select from cashier.deposit earlier
                    where earlier.member = deposit.member and earlier.state = 'credited'
                      and earlier.credited_at < deposit.credited_at)))
        select amount, count(*)::integer as count, (select count(distinct member) from meant)::integer as members
          from meant group by amount`.execute(database)
      return {
        members: rows[0]?.members ?? 0,
        sizes: rows.map((row) => ({ amount: amount(row.amount), count: row.count })),
      }
    },
    /** What each member of a brand deposited since an instant, and how often. */
    depositedSince: async (brand: string, since: Date): Promise<Map<string, { sum: Amount; number: number }>> => {
      const { rows } = await sql<{ member: string; sum: bigint; number: number }>`
        select member, sum(amount)::bigint as sum, count(*)::int as number from cashier.deposit
         where brand = ${brand} and state = 'credited' and credited_at >= ${since} group by member`.execute(database)
      return new Map(rows.map(({ member, sum, number }) => [member, { sum: amount(sum), number }]))
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
    creditedWithin,
    /** What one member was credited since an instant. */
    creditedTo: async (member: string, since: Date): Promise<Amount> => {
      const { rows } = await sql<{ sum: string }>`
        select coalesce(sum(amount), 0)::text as sum from cashier.deposit
         where member = ${member} and state = 'credited' and credited_at >= ${since}`.execute(database)
      return amount(BigInt(rows[0]?.sum ?? 0))
    },
    /** What a member paid in so far. */
    totalOf: async (member: string): Promise<{ sum: Amount; count: number }> => {
      const { sum, count } = await tablesOn(database)
        .selectFrom('cashier.deposit')
        .select(({ fn }) => [fn.sum<string | null>('amount').as('sum'), fn.countAll<string>().as('count')])
        .where('member', '=', member)
        .where('state', '=', 'credited')
        .executeTakeFirstOrThrow()
      return { sum: amount(BigInt(sum ?? 0)), count: Number(count) }
    },
    /** What a member paid in since an instant, with what they may still pay by what waits. */
    paidSince: async (
      member: string,
      since: Date,
      { now, on = database }: { now: Date; on?: Connection },
    ): Promise<Amount> => {
      const { rows } = await sql<{ sum: string | null }>`
        select sum(amount)::text as sum from cashier.deposit
         where member = ${member}::uuid
           and (state = 'credited' and credited_at >= ${since} or state = 'waiting' and expires_at > ${now})`.execute(
        on,
      )
      return amount(BigInt(rows[0]?.sum ?? 0))
    },
    creditedByDay: creditedByDay(database),
  }
}

/** Whose deposits, in which money, credited between two instants, the second one excluded. */
type CreditedWithin = {
  readonly members: readonly string[]
  readonly currency: CurrencyCode
  readonly from: Date
  readonly until: Date
}

/**
 * What members were credited, and whether their first deposit of all is among it; by member, who has none is left out.
 */
async function creditedWithin(
  on: Connection,
  { members, currency, from, until }: CreditedWithin,
): Promise<Map<string, { sum: Amount; isFirst: boolean }>> {
  const { rows } = await sql<{ member: string; sum: bigint; isFirst: boolean }>`
    select member, sum(amount)::bigint as sum,
           not exists (select from cashier.deposit earlier
                        where earlier.member = deposit.member and earlier.state = 'credited'
                          and earlier.credited_at < ${from}) as "isFirst"
      from cashier.deposit
     where member = any (${members}::uuid[]) and currency = ${currency} and state = 'credited'
       and credited_at >= ${from} and credited_at < ${until}
     group by member`.execute(on)
  return new Map(rows.map(({ member, sum, isFirst }) => [member, { sum: amount(sum), isFirst }]))
}

/** What was credited between two instants (the second one excluded) in the brand's own money, by its business days. */
function creditedByDay(database: Database) {
  return async (
    brand: { readonly id: string; readonly currency: CurrencyCode; readonly timeZone: string },
    { from, until }: { readonly from: Date; readonly until: Date },
  ): Promise<{ day: string; deposits: Amount; number: number }[]> => {
    const rows = await tablesOn(database)
      .selectFrom('cashier.deposit')
      .select(({ fn }) => [
        sql<string>`to_char(credited_at at time zone ${brand.timeZone}, 'YYYY-MM-DD')`.as('day'),
        fn.sum<string>('amount').as('sum'),
        fn.countAll<bigint>().as('number'),
      ])
      .where('brand', '=', brand.id)
      .where('currency', '=', brand.currency)
      .where('state', '=', 'credited')
      .where('credited_at', '>=', from)
      .where('credited_at', '<', until)
      .groupBy('day')
      .execute()
    return rows.map(({ day, sum, number }) => ({ day, deposits: amount(BigInt(sum)), number: Number(number) }))
  }
}

import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import type { CountedDay } from './days.ts'

export type ClosedDay = CountedDay & { readonly day: string }

const SHOWN = 30

export type ClosedDayStore = ReturnType<typeof createClosedDayStore>

/** Business days that are over, and payments. */
export function createClosedDayStore(database: Database) {
  return {
    /** The last day of a brand that was closed, `yyyy-MM-dd`. */
    last: async (brand: string, on: Connection = database): Promise<string | null> => {
      const { rows } = await sql<{ day: string | null }>`
        select max(day)::text as day from rebates.closed_day where brand = ${brand}`.execute(on)
      return rows[0]?.day ?? null
    },
    close: async (
      transaction: Transaction,
      { brand, day, members, valid, earned, at }: ClosedDay & { readonly brand: string; readonly at: Date },
    ): Promise<void> => {
      await sql`
        insert into rebates.closed_day (brand, day, members, valid, earned, closed_at)
        values (${brand}, ${day}::date, ${members}, ${valid}, ${earned}, ${at})`.execute(transaction)
    },
    list: async (brand: string): Promise<ClosedDay[]> => {
      const { rows } = await sql<{ day: string; members: number; valid: bigint; earned: bigint }>`
        select day::text, members, valid, earned from rebates.closed_day where brand = ${brand}
         order by day desc limit ${SHOWN}`.execute(database)
      return rows.map(({ valid, earned, ...row }) => ({ ...row, valid: amount(valid), earned: amount(earned) }))
    },
    /** Up to which change of play closed days were looked at; nobody else looks until the transaction ends. */
    followed: async (transaction: Transaction): Promise<bigint> => {
      const { rows } = await sql<{ change: bigint }>`select change from rebates.followed for update`.execute(
        transaction,
      )
      return rows[0]?.change ?? 0n
    },
    follow: async (transaction: Transaction, change: bigint): Promise<void> => {
      await sql`update rebates.followed set change = ${change}`.execute(transaction)
    },
    pay: async (transaction: Transaction, payments: readonly Payment[]): Promise<void> => {
      const of = <T>(column: (payment: Payment) => T) => payments.map(column)
      await sql`
        insert into rebates.payment (id, brand, member, amount, first_day, last_day, claimed, made_at)
        select * from unnest(
          ${of(({ id }) => id)}::uuid[], ${of(({ brand }) => brand)}::uuid[], ${of(({ member }) => member)}::uuid[],
          ${of(({ due }) => due)}::bigint[], ${of(({ firstDay }) => firstDay)}::date[],
          ${of(({ lastDay }) => lastDay)}::date[], ${of(({ claimed }) => claimed)}::boolean[],
          ${of(({ at }) => at)}::timestamptz[])`.execute(transaction)
    },
    /** What a brand paid since an instant. */
    paidSince: async (brand: string, since: Date): Promise<Amount> => {
      const { rows } = await sql<{ paid: bigint }>`
        select coalesce(sum(amount), 0)::bigint as paid from rebates.payment
         where brand = ${brand} and made_at >= ${since}`.execute(database)
      return amount(rows[0]?.paid ?? 0n)
    },
  }
}

export type Payment = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly due: Amount
  readonly firstDay: string
  readonly lastDay: string
  readonly claimed: boolean
  readonly at: Date
}

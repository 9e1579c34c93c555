import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database'
import type { CountedDay } from './days.ts'

export type ClosedDay = CountedDay & { readonly day: string }

const SHOWN = 30

/** What an agent was paid for days, both included. */
type SalaryPayment = {
  readonly reference: string
  readonly member: { readonly id: string }
  readonly due: Amount
  readonly firstDay: string
  readonly lastDay: string
}

export type PaymentStore = ReturnType<typeof createPaymentStore>

/** Payments, and what operators see of closed days. */
export function createPaymentStore(database: Database) {
  return {
    add: async (
      transaction: Transaction,
      payments: readonly SalaryPayment[],
      made: { readonly brand: string; readonly at: Date },
    ): Promise<void> => {
      const of = <T>(column: (payment: SalaryPayment) => T) => payments.map(column)
      await sql`
        insert into salary.payment (id, brand, agent, amount, first_day, last_day, made_at)
        select id, ${made.brand}, agent, amount, first_day, last_day, ${made.at}
          from unnest(
            ${of(({ reference }) => reference)}::uuid[], ${of(({ member }) => member.id)}::uuid[],
            ${of(({ due }) => due)}::bigint[], ${of(({ firstDay }) => firstDay)}::date[],
            ${of(({ lastDay }) => lastDay)}::date[]) as these (id, agent, amount, first_day, last_day)`.execute(
        transaction,
      )
    },
    /** What a brand paid since an instant. */
    paidSince: async (brand: string, since: Date): Promise<Amount> => {
      const { rows } = await sql<{ paid: bigint }>`
        select coalesce(sum(amount), 0)::bigint as paid from salary.payment
         where brand = ${brand} and made_at >= ${since}`.execute(database)
      return amount(rows[0]?.paid ?? 0n)
    },
    /** The last days of a brand that were closed, newest first. */
    closedDays: async (brand: string): Promise<ClosedDay[]> => {
      const { rows } = await sql<{ day: string; agents: number; valid: bigint; earned: bigint }>`
        select day::text, agents, valid, earned from salary.closed_day where brand = ${brand}
         order by day desc limit ${SHOWN}`.execute(database)
      return rows.map(({ valid, earned, ...row }) => ({ ...row, valid: amount(valid), earned: amount(earned) }))
    },
  }
}

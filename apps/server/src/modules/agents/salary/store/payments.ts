import type { AgentScheme, SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database'
import type { CountedPeriod } from './earnings.ts'

export type ClosedPeriod = CountedPeriod & { readonly scheme: SalaryScheme; readonly firstDay: string }

const SHOWN = 30

/** What an agent was paid for periods, the first and the last included. */
type SalaryPayment = {
  readonly reference: string
  readonly member: { readonly id: string }
  readonly due: Amount
  readonly firstDay: string
  /** The first day of the last period. */
  readonly lastDay: string
}

export type PaymentStore = ReturnType<typeof createPaymentStore>

/** Payments, and what operators see of closed periods. */
export function createPaymentStore(database: Database) {
  return {
    add: async (
      transaction: Transaction,
      payments: readonly SalaryPayment[],
      made: { readonly brand: string; readonly scheme: AgentScheme; readonly at: Date },
    ): Promise<void> => {
      const of = <T>(column: (payment: SalaryPayment) => T) => payments.map(column)
      await sql`
        insert into salary.payment (id, brand, scheme, agent, amount, first_day, last_day, made_at)
        select id, ${made.brand}, ${made.scheme}, agent, amount, first_day, last_day, ${made.at}
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
    /** The last periods of a brand that were closed, the newest first. */
    closedPeriods: async (brand: string): Promise<ClosedPeriod[]> => {
      const { rows } = await sql<ClosedPeriod & { valid: bigint; earned: bigint }>`
        select scheme, first_day::text as "firstDay", agents, valid, earned from salary.closed_period
         where brand = ${brand} and scheme not like '%dividend' order by first_day desc, scheme limit ${SHOWN}`.execute(
        database,
      )
      return rows.map(({ valid, earned, ...row }) => ({ ...row, valid: amount(valid), earned: amount(earned) }))
    },
  }
}

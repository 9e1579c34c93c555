import { type IncomeKind, incomeKind } from '@sanuk/contracts/agent-income'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { BusinessDay } from '#platform/business-days'
import type { Database } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'

const money = z.pipe(
  z.string(),
  z.transform((value) => amount(BigInt(value))),
)
const daySum = z.object({ day: z.string(), kind: incomeKind, amount: money, payments: z.int() })
const payment = z.object({
  id: z.uuid(),
  kind: incomeKind,
  at: z.date(),
  amount: money,
  firstDay: z.nullable(z.string()),
  lastPeriod: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
})

/** What somebody was paid of a kind on a business day, and in how many payments. */
export type DaySum = z.output<typeof daySum>

const PAGE = 30

/** Kinds that are no scheme of agents: each is paid by a room of its own. */
const REBATE: IncomeKind = 'rebate'
const REFERRAL: IncomeKind = 'referral'

/** Payments to a member between two instants, the second one excluded, wherever they were made. */
const paymentsTo = (member: string, { begins, ends }: Pick<BusinessDay, 'begins' | 'ends'>) => sql`
  select id, scheme::text as kind, made_at, amount, first_day, last_day from salary.payment
   where agent = ${member}::uuid and made_at >= ${begins} and made_at < ${ends}
  union all
  select id, ${REBATE}, made_at, amount, first_day, last_day from rebates.payment
   where member = ${member}::uuid and made_at >= ${begins} and made_at < ${ends}
  union all
  select id, ${REFERRAL}, made_at, amount, null, null from referrals.payment
   where member = ${member}::uuid and made_at >= ${begins} and made_at < ${ends}`

/** Payments that rooms made to a member; each room writes its own. */
export function createIncomeStore(database: Database) {
  return {
    /** Sums by business day and kind; days and kinds without any are left out. The days follow one another. */
    sums: async (member: string, days: readonly BusinessDay[]): Promise<DaySum[]> => {
      const [first, last] = [days[0], days.at(-1)]
      if (!first || !last) return []
      const { rows } = await sql`
        select days.day::text, paid.kind, sum(paid.amount)::text as amount, count(*)::int as payments
          from (${paymentsTo(member, { begins: first.begins, ends: last.ends })}) paid
          join unnest(
            ${days.map(({ day }) => day)}::date[], ${days.map(({ begins }) => begins)}::timestamptz[],
            ${days.map(({ ends }) => ends)}::timestamptz[]) days (day, begins, ends)
            on paid.made_at >= days.begins and paid.made_at < days.ends
         group by days.day, paid.kind`.execute(database)
      return rows.map((row) => daySum.parse(row))
    },
    /** A page of the payments of a day, newest first. */
    payments: async (member: string, day: BusinessDay, after: Place | null) => {
      const { rows } = await sql`
        select paid.id, paid.kind, paid.made_at as at, paid.amount::text, paid.first_day::text as "firstDay",
               paid.last_day::text as "lastPeriod",
               coalesce(earning.last_day, bill.last_day, paid.last_day)::text as "lastDay"
          from (${paymentsTo(member, day)}) paid
          left join salary.earning on earning.agent = ${member}::uuid and earning.scheme = paid.kind
                                  and earning.first_day = paid.last_day
          left join salary.bill on bill.agent = ${member}::uuid and bill.scheme = paid.kind
                               and bill.first_day = paid.last_day
         where ${after ? sql`(paid.made_at, paid.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`}
         order by paid.made_at desc, paid.id desc limit ${PAGE + 1}`.execute(database)
      return cutPage(
        rows.map((row) => payment.parse(row)),
        PAGE,
        ({ id, at }) => ({ id, at }),
      )
    },
  }
}

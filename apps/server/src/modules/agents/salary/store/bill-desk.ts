import { type DividendScheme, dividendScheme } from '@sanuk/contracts/agent-schemes'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage, ofMember, type WantedMember } from '#platform/list-query'
import { billColumns, readBill } from './bills.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const listedRow = z.object({ scheme: dividendScheme, before: z.nullable(money) })
const waitingRow = z.object({ agent: z.uuid(), due: money })
const periodRow = z.object({
  scheme: dividendScheme,
  firstDay: z.string(),
  lastDay: z.nullable(z.string()),
  agents: z.number(),
  net: money,
  earned: money,
  paid: money,
  bills: z.number(),
  due: money,
})

/** A period of a scheme at a brand. */
export type OfPeriod = { readonly brand: string; readonly scheme: DividendScheme; readonly firstDay: string }

/** A bill that waits for a decision, and what would be paid of it. */
export type WaitingBill = z.output<typeof waitingRow>

/** More was earned than was paid and approved, and nobody denied it. */
const WAITS = sql`bill.denied is null and bill.earned > bill.paid and bill.earned > coalesce(bill.approved, 0)`

const PAGE = 50
const SHOWN = 24

type Wanted = {
  readonly brand: string
  readonly agent: WantedMember
  readonly scheme: DividendScheme | null
  readonly waiting: boolean
}

export type BillDesk = ReturnType<typeof createBillDesk>

/** What operators see of dividends, and decide. */
export function createBillDesk(database: Database) {
  return {
    /** Bills of all agents, or of one, with what the period before brought. */
    list: async ({ brand, agent, scheme, waiting }: Wanted, asked: ListQuery) => {
      const { where, order, limit, cut } = listPage(
        { at: 'bill.begins_at', id: 'bill.agent', amount: 'bill.earned' },
        asked,
        PAGE,
      )
      const { rows } = await sql`
        select ${billColumns}, bill.scheme, (
                 select earned from salary.bill earlier
                  where earlier.scheme = bill.scheme and earlier.agent = bill.agent
                    and earlier.last_day = bill.first_day - 1) as before
          from salary.bill bill
         where bill.brand = ${brand} and ${scheme === null ? sql`true` : sql`bill.scheme = ${scheme}`}
           and ${waiting ? WAITS : sql`true`} and ${ofMember(agent, 'bill.agent')} and ${where}
         order by ${order} limit ${limit}`.execute(database)
      const list = rows.map((row) => ({ ...readBill(row), ...listedRow.parse(row) }))
      return cut(list, ({ agent: id, beginsAt, earned }) => ({ id, at: beginsAt, amount: earned }))
    },
    /** The last periods that were closed, newest first. */
    periods: async (brand: string) => {
      const { rows } = await sql`
        select closed.scheme, closed.first_day::text as "firstDay", max(bill.last_day)::text as "lastDay", closed.agents,
               coalesce(closed.net, 0)::bigint as net, closed.earned, coalesce(sum(bill.paid), 0)::bigint as paid,
               (count(bill.agent) filter (where ${WAITS}))::int as bills,
               coalesce(sum(bill.earned - bill.paid) filter (where ${WAITS}), 0)::bigint as due
          from (select * from salary.closed_period where brand = ${brand} and scheme like '%dividend'
                 order by first_day desc, scheme limit ${SHOWN}) closed
          left join salary.bill on bill.scheme = closed.scheme and bill.brand = closed.brand
           and bill.first_day = closed.first_day
         group by closed.scheme, closed.first_day, closed.agents, closed.net, closed.earned
         order by closed.first_day desc, closed.scheme`.execute(database)
      return rows.map((row) => periodRow.parse(row))
    },
    /** Bills of a period that wait for a decision, by agent. */
    waiting: async ({ brand, scheme, firstDay }: OfPeriod, on: Connection = database): Promise<WaitingBill[]> => {
      const { rows } = await sql`
        select bill.agent, bill.earned - bill.paid as due from salary.bill
         where bill.brand = ${brand} and bill.scheme = ${scheme} and bill.first_day = ${firstDay}::date and ${WAITS}
         order by bill.agent for update`.execute(on)
      return rows.map((row) => waitingRow.parse(row))
    },
    /** Approves all bills of a period that wait, but those that are denied with a reason. */
    decide: async (
      transaction: Transaction,
      { brand, scheme, firstDay }: OfPeriod,
      {
        denied,
        at,
      }: { readonly denied: readonly { readonly agent: string; readonly reason: string }[]; readonly at: Date },
    ): Promise<void> => {
      const ids = denied.map(({ agent }) => agent)
      const reasons = denied.map(({ reason }) => reason)
      await sql`
        update salary.bill set denied = given.reason, approved = null, decided_at = ${at}
          from unnest(${ids}::uuid[], ${reasons}::text[]) given (agent, reason)
         where bill.brand = ${brand} and bill.scheme = ${scheme} and bill.first_day = ${firstDay}::date
           and bill.agent = given.agent and ${WAITS}`.execute(transaction)
      await sql`
        update salary.bill set approved = bill.earned, decided_at = ${at}
         where bill.brand = ${brand} and bill.scheme = ${scheme} and bill.first_day = ${firstDay}::date
           and ${WAITS}`.execute(transaction)
    },
  }
}

import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { createAccrualRows, type Due, type Which } from '#platform/accruals/accrual-rows'
import type { ClosedPeriodTable } from '#platform/accruals/closed-periods'
import type { Connection, Database, Transaction } from '#platform/database'
import { type Counting, counted } from './counted.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const keptDay = z.object({
  day: z.string(),
  valid: money,
  earned: money,
  paid: money,
  expiresAt: z.nullable(z.date()),
})
/** What a member's play of a business day gives back, and what they were paid of it. */
export type KeptDay = z.output<typeof keptDay>

/** Which days count for a payment: those that are over and not expired, or were overpaid; with today where one may claim. */
export type Payable = { readonly brand: string; readonly at: Date; readonly withToday: boolean }

const payable = ({ brand, at, withToday }: Payable): Which => {
  return { brand, payable: sql`expires_at > ${at} ${withToday ? sql`or expires_at is null` : sql``}` }
}

const DAYS_SHOWN = 31

/** What is counted of one business day. */
export type CountedDay = { readonly members: number; readonly valid: Amount; readonly earned: Amount }

/** Business days that are over and were counted. */
export const CLOSED_DAYS: ClosedPeriodTable = { table: 'rebates.closed_day', period: 'day', periodType: 'date' }

export type DayStore = ReturnType<typeof createDayStore>

/** Members' business days and what they give back. */
export function createDayStore(database: Database) {
  const accruals = createAccrualRows(database, {
    table: 'rebates.day',
    owner: 'member',
    period: 'day',
    periodType: 'date',
    basis: 'valid',
    first: ['level'],
    replaced: ['expires_at'],
  })
  return {
    /** Counts a business day and keeps it. Who would be given nothing, and has not been before, is left out. */
    count: async (
      transaction: Transaction,
      { day, ...counting }: Omit<Counting, 'from' | 'to'> & { readonly day: string },
      { plan, expiresAt }: { readonly plan: RebatePlan; readonly expiresAt: Date | null },
    ): Promise<CountedDay> => {
      const given = sql`
        select member, day, ${counting.brand}::uuid, valid, earned, level, ${expiresAt}::timestamptz from by_day
         where earned > 0 or exists (
           select from rebates.day kept where kept.member = by_day.member and kept.day = by_day.day)`
      const { rows } = await sql<{ members: number; valid: bigint; earned: bigint }>`
        with ${counted({ ...counting, from: day, to: day }, plan)}, written as (${accruals.write(given)})
        select count(*)::int as members, coalesce(sum(valid), 0)::bigint as valid,
               coalesce(sum(earned), 0)::bigint as earned
          from by_day where earned > 0`.execute(transaction)
      const { members = 0, valid = 0n, earned = 0n } = rows[0] ?? {}
      return { members, valid: amount(valid), earned: amount(earned) }
    },
    /** What a day gives a member so far; nothing is written down. */
    earned: async (
      { day, ...counting }: Omit<Counting, 'from' | 'to'> & { readonly day: string },
      plan: RebatePlan,
    ): Promise<Amount> => {
      const { rows } = await sql<{ earned: bigint }>`
        with ${counted({ ...counting, from: day, to: day }, plan)} select earned from by_day`.execute(database)
      return amount(rows[0]?.earned ?? 0n)
    },
    /** Locks and marks what is due to these members, where it is at least so much. */
    takeDue: (
      transaction: Transaction,
      members: readonly string[],
      { least, ...which }: Payable & { readonly least: Amount },
    ): Promise<Due[]> => accruals.takeDue(transaction, members, { ...payable(which), least }),
    /** Members to whom at least so much is due. */
    membersDue: (which: Payable, most: { least: Amount; limit: number }): Promise<string[]> =>
      accruals.ownersDue(payable(which), most),
    /** What is due to a member. */
    dueTo: (member: string, which: Payable): Promise<Amount> => accruals.due(payable(which), member),
    /** What waits to be claimed at a brand. */
    waiting: (which: Payable): Promise<Amount> => accruals.due(payable(which)),
    /** The last days of a member that gave something, newest first. */
    list: async (member: string, on: Connection = database): Promise<KeptDay[]> => {
      const { rows } = await sql`
        select day::text, valid, earned, paid, expires_at as "expiresAt" from rebates.day
         where member = ${member} and (earned > 0 or paid > 0)
         order by day desc limit ${DAYS_SHOWN}`.execute(on)
      return rows.map((row) => keptDay.parse(row))
    },
  }
}

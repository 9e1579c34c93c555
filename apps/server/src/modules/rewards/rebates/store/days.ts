import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { type Counting, counted } from './counted.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const keptDay = z.object({
  ...{ member: z.uuid(), day: z.string(), valid: money, earned: money, paid: money },
  expiresAt: z.nullable(z.date()),
})
/** What a member's play of a business day gives back, and what they were paid of it. */
export type KeptDay = z.output<typeof keptDay>

const columns = sql`member, day::text, valid, earned, paid, expires_at as "expiresAt"`

/** Which days count for a payment: those that are over and not expired, or were overpaid; with today where one may claim. */
export type Payable = { readonly brand: string; readonly at: Date; readonly withToday: boolean }

const isPayable = ({ brand, at, withToday }: Payable) => sql`
  brand = ${brand} and earned <> paid
  and (earned < paid or expires_at > ${at} ${withToday ? sql`or expires_at is null` : sql``})`

const DAYS_SHOWN = 31

/** What is counted of one business day. */
export type CountedDay = { readonly members: number; readonly valid: Amount; readonly earned: Amount }

export type DayStore = ReturnType<typeof createDayStore>

/** Members' business days and what they give back. */
export function createDayStore(database: Database) {
  return {
    /** Counts a business day and keeps it. Who would be given nothing, and has not been before, is left out. */
    count: async (
      transaction: Transaction,
      { day, ...counting }: Omit<Counting, 'from' | 'to'> & { readonly day: string },
      { plan, expiresAt }: { readonly plan: RebatePlan; readonly expiresAt: Date | null },
    ): Promise<CountedDay> => {
      const { rows } = await sql<{ members: number; valid: bigint; earned: bigint }>`
        with ${counted({ ...counting, from: day, to: day }, plan)}, written as (
          insert into rebates.day as sums (member, day, brand, level, valid, earned, expires_at)
          select member, day, ${counting.brand}, level, valid, earned, ${expiresAt}::timestamptz from by_day
           where earned > 0 or exists (
             select from rebates.day kept where kept.member = by_day.member and kept.day = by_day.day)
          on conflict (member, day) do update
             set valid = excluded.valid, earned = excluded.earned, expires_at = excluded.expires_at
        )
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
    /** Days that these members are to be paid for, locked until the transaction ends. */
    lockPayable: async (transaction: Transaction, members: readonly string[], which: Payable): Promise<KeptDay[]> => {
      const { rows } = await sql`
        select ${columns} from rebates.day where member = any (${members}::uuid[]) and ${isPayable(which)}
         order by member, day for no key update`.execute(transaction)
      return rows.map((row) => keptDay.parse(row))
    },
    markPaid: async (transaction: Transaction, days: readonly KeptDay[]): Promise<void> => {
      await sql`
        update rebates.day kept set paid = kept.earned
          from unnest(${days.map(({ member }) => member)}::uuid[], ${days.map(({ day }) => day)}::date[]) as these (member, day)
         where kept.member = these.member and kept.day = these.day`.execute(transaction)
    },
    /** Members to whom at least so much is due. */
    dueTo: async (which: Payable, { least, limit }: { least: Amount; limit: number }): Promise<string[]> => {
      const { rows } = await sql<{ member: string }>`
        select member from rebates.day where ${isPayable(which)}
         group by member having sum(earned - paid) >= greatest(${least}::bigint, 1) limit ${limit}`.execute(database)
      return rows.map(({ member }) => member)
    },
    /** What is due to a member. */
    due: async (member: string, which: Payable): Promise<Amount> => {
      const { rows } = await sql<{ due: bigint }>`
        select coalesce(sum(earned - paid), 0)::bigint as due from rebates.day
         where member = ${member} and ${isPayable(which)}`.execute(database)
      return rows[0] ? amount(rows[0].due) : ZERO
    },
    /** The last days of a member that gave something, newest first. */
    list: async (member: string, on: Connection = database): Promise<KeptDay[]> => {
      const { rows } = await sql`
        select ${columns} from rebates.day where member = ${member} and (earned > 0 or paid > 0)
         order by day desc limit ${DAYS_SHOWN}`.execute(on)
      return rows.map((row) => keptDay.parse(row))
    },
    /** What waits to be claimed at a brand. */
    waiting: async (which: Payable): Promise<Amount> => {
      const { rows } = await sql<{ waiting: bigint }>`
        select coalesce(sum(earned - paid), 0)::bigint as waiting from rebates.day
         where ${isPayable(which)}`.execute(database)
      return amount(rows[0]?.waiting ?? 0n)
    },
  }
}

import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const windowRow = z.object({ endsAt: z.date(), valid: money, earned: money })
/** What a window added to its day; negative where a correction took more away. */
export type TimeWindow = z.output<typeof windowRow>

type OfDay = { readonly brand: string; readonly day: string; readonly endsAt: Date }

export type TimeWindowStore = ReturnType<typeof createTimeWindowStore>

/** Windows of business days in a scheme that pays by the day so far. */
export function createTimeWindowStore(database: Database, scheme: SalaryScheme) {
  return {
    /** Until when the windows of a brand were counted. */
    last: async (brand: string, on: Connection = database): Promise<Date | null> => {
      const { rows } = await sql<{ endsAt: Date }>`
        select ends_at as "endsAt" from salary.counted_window where scheme = ${scheme} and brand = ${brand}`.execute(on)
      return rows[0]?.endsAt ?? null
    },
    /** Notes what a day of agents that was counted just now brings more than its windows so far. */
    add: async (transaction: Transaction, { brand, day, endsAt }: OfDay): Promise<void> => {
      await sql`
        insert into salary.time_window (scheme, agent, ends_at, brand, day, valid, earned)
        select earning.scheme, earning.agent, ${endsAt}, earning.brand, earning.first_day,
               earning.valid - before.valid, earning.earned - before.earned
          from salary.earning cross join lateral (
            select coalesce(sum(valid), 0)::bigint as valid, coalesce(sum(earned), 0)::bigint as earned
              from salary.time_window
             where time_window.scheme = earning.scheme and time_window.agent = earning.agent
               and time_window.day = earning.first_day
          ) before
         where earning.scheme = ${scheme} and earning.brand = ${brand} and earning.first_day = ${day}::date
           and (earning.valid, earning.earned) <> (before.valid, before.earned)`.execute(transaction)
    },
    note: async (transaction: Transaction, { brand, endsAt }: Omit<OfDay, 'day'>): Promise<void> => {
      await sql`
        insert into salary.counted_window (scheme, brand, ends_at) values (${scheme}, ${brand}, ${endsAt})
        on conflict (scheme, brand) do update set ends_at = excluded.ends_at`.execute(transaction)
    },
    /** The windows of an agent's day, the newest first. */
    ofDay: async (agent: string, day: string): Promise<TimeWindow[]> => {
      const { rows } = await sql`
        select ends_at as "endsAt", valid, earned from salary.time_window
         where scheme = ${scheme} and agent = ${agent} and day = ${day}::date order by ends_at desc`.execute(database)
      return rows.map((row) => windowRow.parse(row))
    },
  }
}

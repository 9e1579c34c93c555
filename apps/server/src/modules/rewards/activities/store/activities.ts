import type { ActivitySettings } from '@sanuk/contracts/office-activities'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ActivityRecord, activityColumns, readActivity } from './rows.ts'

/** An activity with what became of it. */
export type Figures = { readonly joined: number; readonly waiting: number }

export type ActivityStore = ReturnType<typeof createActivityStore>

export function createActivityStore(database: Database) {
  return {
    find: async (id: string, on: Connection = database): Promise<ActivityRecord | null> => {
      const { rows } = await sql`select ${activityColumns} from activities.activity where id = ${id}`.execute(on)
      return rows[0] === undefined ? null : readActivity(rows[0])
    },
    /** Locked until the transaction ends: who changes it or takes of it waits. */
    lock: async (transaction: Transaction, id: string): Promise<ActivityRecord | null> => {
      const { rows } = await sql`
        select ${activityColumns} from activities.activity where id = ${id} for no key update`.execute(transaction)
      return rows[0] === undefined ? null : readActivity(rows[0])
    },
    /** All of a brand, or those of it that are open, the newest first. */
    list: async (brand: string, which: { readonly openOnly: boolean }): Promise<ActivityRecord[]> => {
      const open = which.openOnly ? sql`and open` : sql``
      const { rows } = await sql`
        select ${activityColumns} from activities.activity where brand = ${brand} ${open}
         order by made_at desc, id`.execute(database)
      return rows.map(readActivity)
    },
    keep: async (transaction: Transaction, kept: Keeping): Promise<void> => {
      const { id, brand, settings, at } = kept
      const { names, promotion, rule, period, leastLevel, play, from, until, budget, open } = settings
      await sql`
        insert into activities.activity (id, brand, names, promotion, rule, period, least_level, play, from_at, until_at,
                                         budget, open, made_at)
        values (${id}, ${brand}, ${JSON.stringify(names)}::jsonb, ${promotion}, ${JSON.stringify(rule)}::jsonb, ${period},
                ${leastLevel}, ${play}, ${from}, ${until}, ${parseAmount(budget)}, ${open}, ${at})
        on conflict (id) do update
           set names = excluded.names, promotion = excluded.promotion, rule = excluded.rule, period = excluded.period,
               least_level = excluded.least_level, play = excluded.play, from_at = excluded.from_at,
               until_at = excluded.until_at, budget = excluded.budget, open = excluded.open`.execute(transaction)
    },
    /** Whether the brand has such an activity. */
    stop: async (brand: string, id: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update activities.activity set open = false where id = ${id} and brand = ${brand}`.execute(database)
      return numAffectedRows === 1n
    },
    /** Takes an amount from an activity's budget; false where not so much is left. */
    spend: async (transaction: Transaction, id: string, sum: Amount): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update activities.activity set given = given + ${sum} where id = ${id} and given + ${sum} <= budget`.execute(
        transaction,
      )
      return numAffectedRows === 1n
    },
    /** Takes one red packet with what is in it; the database refuses what is not there. */
    takePacket: async (transaction: Transaction, id: string, sum: Amount): Promise<void> => {
      await sql`
        update activities.activity set given = given + ${sum}, opened = opened + 1 where id = ${id}`.execute(
        transaction,
      )
    },
    figures: async (brand: string): Promise<Map<string, Figures>> => {
      const { rows } = await sql<Figures & { activity: string }>`
        select activity, count(*) filter (where state <> 'left')::int as joined,
               count(*) filter (where state in ('applying', 'processing'))::int as waiting
          from activities.participation where brand = ${brand} group by activity`.execute(database)
      return new Map(rows.map(({ activity, ...figures }) => [activity, figures]))
    },
  }
}

type Keeping = {
  readonly id: string
  readonly brand: string
  readonly settings: ActivitySettings
  readonly at: Date
}

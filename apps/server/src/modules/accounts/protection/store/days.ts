import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import type { PlayedDay } from '../limits.ts'
import type { Owner } from './members.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const row = z.object({ day: z.string(), staked: money, won: money, moved: money })

/** What is added to a day; a part that is less than nothing takes away. */
export type Change = Partial<Record<'staked' | 'won' | 'moved', bigint>>

/** What protected members played, by business day. */
export function createPlayedStore(database: Database) {
  return {
    since: async (member: string, day: string, on: Connection = database): Promise<PlayedDay[]> => {
      const { rows } = await sql`
        select day::text, staked, won, moved from protection.day
         where member = ${member} and day >= ${day}::date`.execute(on)
      return rows.map((one) => z.parse(row, one))
    },
    /** Adds to a day of a member who protects themselves; of anybody else nothing is kept. */
    add: async (
      transaction: Transaction,
      { member, day, staked = 0n, won = 0n, moved = 0n }: Change & { readonly member: string; readonly day: string },
    ): Promise<void> => {
      await sql`
        insert into protection.day (member, day, brand, staked, won, moved)
        select member, ${day}::date, brand, ${staked}::bigint, ${won}::bigint, ${moved}::bigint
          from protection.member where member = ${member}
        on conflict (member, day) do update
           set staked = day.staked + excluded.staked, won = day.won + excluded.won,
               moved = day.moved + excluded.moved`.execute(transaction)
    },
    /** What was played on days before anybody kept count. */
    fill: async (
      transaction: Transaction,
      { id, brand }: Owner,
      days: readonly { readonly day: string; readonly stake: Amount; readonly win: Amount }[],
    ): Promise<void> => {
      for (const { day, stake, win } of days) {
        await sql`
          insert into protection.day (member, day, brand, staked, won)
          values (${id}, ${day}::date, ${brand}, ${stake}, ${win})
          on conflict (member, day) do update set staked = excluded.staked, won = excluded.won`.execute(transaction)
      }
    },
  }
}

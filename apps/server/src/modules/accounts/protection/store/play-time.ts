import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import type { Owner } from './members.ts'

const presenceRow = z.object({
  seenAt: z.nullable(z.date()),
  uncheckedSeconds: z.int(),
  checkMinutes: z.nullable(z.int()),
})
export type Presence = z.output<typeof presenceRow>

const NOBODY: Presence = { seenAt: null, uncheckedSeconds: 0, checkMinutes: null }
const columns = sql`seen_at as "seenAt", unchecked_seconds as "uncheckedSeconds", check_minutes as "checkMinutes"`

/** How long members played. */
export function createPlayTimeStore(database: Database) {
  return {
    presence: async (member: string, on: Connection = database): Promise<Presence> => {
      const { rows } = await sql`select ${columns} from protection.presence where member = ${member}`.execute(on)
      return rows[0] ? z.parse(presenceRow, rows[0]) : NOBODY
    },
    /** The same, held until the transaction ends: several pages of one member count a minute once. */
    holdPresence: async (transaction: Transaction, { id, brand }: Owner): Promise<Presence> => {
      await sql`
        insert into protection.presence (member, brand) values (${id}, ${brand}) on conflict do nothing`.execute(
        transaction,
      )
      const { rows } = await sql`
        select ${columns} from protection.presence where member = ${id} for no key update`.execute(transaction)
      return z.parse(presenceRow, rows[0])
    },
    saw: async (transaction: Transaction, { id, brand }: Owner, it: { at: Date; day: string; seconds: number }) => {
      await sql`
        update protection.presence set seen_at = ${it.at}, unchecked_seconds = unchecked_seconds + ${it.seconds}
         where member = ${id}`.execute(transaction)
      if (it.seconds === 0) return
      await sql`
        insert into protection.play_time (member, day, brand, seconds)
        values (${id}, ${it.day}::date, ${brand}, ${it.seconds})
        on conflict (member, day) do update set seconds = play_time.seconds + excluded.seconds`.execute(transaction)
    },
    checked: async (transaction: Transaction, member: string): Promise<void> => {
      await sql`update protection.presence set unchecked_seconds = 0 where member = ${member}`.execute(transaction)
    },
    setCheckMinutes: async (transaction: Transaction, member: string, minutes: number): Promise<void> => {
      await sql`update protection.presence set check_minutes = ${minutes} where member = ${member}`.execute(transaction)
    },
    /** Seconds by business day, from one on. */
    since: async (member: string, day: string, on: Connection = database): Promise<Map<string, number>> => {
      const { rows } = await sql<{ day: string; seconds: number }>`
        select day::text, seconds from protection.play_time
         where member = ${member} and day >= ${day}::date`.execute(on)
      return new Map(rows.map((one) => [one.day, one.seconds]))
    },
  }
}

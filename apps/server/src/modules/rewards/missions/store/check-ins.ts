import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import type { Reward } from './rows.ts'

export type CheckIn = Record<'brand' | 'member' | 'day', string> & {
  readonly streak: number
  readonly reward: Reward
  readonly at: Date
}

export type CheckInStore = ReturnType<typeof createCheckInStore>

export function createCheckInStore(database: Database) {
  return {
    /** How many days in a row a member had come up to a day on which they did; nothing where they did not. */
    streakOn: async (member: string, day: string, on: Connection = database): Promise<number | null> => {
      const { rows } = await sql<{ streak: number }>`
        select streak from missions.check_in where member = ${member} and day = ${day}::date`.execute(on)
      return rows[0]?.streak ?? null
    },
    /** Writes a day down; answers whether it was not there yet. */
    add: async (transaction: Transaction, { brand, member, day, streak, reward, at }: CheckIn): Promise<boolean> => {
      const { rows } = await sql`
        insert into missions.check_in (member, day, brand, streak, reward_kind, reward, play, made_at)
        values (${member}, ${day}::date, ${brand}, ${streak}, ${reward.kind}, ${reward.amount}, ${reward.play}, ${at})
        on conflict do nothing returning 1`.execute(transaction)
      return rows.length > 0
    },
  }
}

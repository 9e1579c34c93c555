import { sql } from 'kysely'
import type { Connection, Transaction } from '#platform/database'

/** What a member was granted for a day. */
export type GrantedDay = {
  readonly member: string
  readonly day: string
  readonly brand: string
  readonly points: bigint
}

/** How far members' days have been read, and what was granted for them. */
export const days = {
  readUntil: async (transaction: Transaction): Promise<bigint> => {
    const { rows } = await sql<{ sequence: bigint }>`select sequence from points.read_until`.execute(transaction)
    return rows[0]?.sequence ?? 0n
  },
  markRead: async (transaction: Transaction, sequence: bigint): Promise<void> => {
    await sql`update points.read_until set sequence = ${sequence}`.execute(transaction)
  },
  granted: async (on: Connection, member: string, day: string): Promise<bigint> => {
    const { rows } = await sql<{ points: bigint }>`
      select points from points.day where member = ${member} and day = ${day}::date`.execute(on)
    return rows[0]?.points ?? 0n
  },
  keep: async (transaction: Transaction, { member, day, brand, points }: GrantedDay): Promise<void> => {
    await sql`
      insert into points.day (member, day, brand, points) values (${member}, ${day}::date, ${brand}, ${points})
      on conflict (member, day) do update set points = greatest(day.points, excluded.points)`.execute(transaction)
  },
}

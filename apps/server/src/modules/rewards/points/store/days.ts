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
  /** Of these days, what was granted for them; by `<member> <day>`. */
  granted: async (
    on: Connection,
    wanted: readonly Pick<GrantedDay, 'member' | 'day'>[],
  ): Promise<Map<string, bigint>> => {
    const { rows } = await sql<{ name: string; points: bigint }>`
      select member || ' ' || day as name, points
        from unnest(${wanted.map(({ member }) => member)}::uuid[], ${wanted.map(({ day }) => day)}::date[])
             as wanted (member, day) join points.day using (member, day)`.execute(on)
    return new Map(rows.map(({ name, points }) => [name, points]))
  },
  keep: async (transaction: Transaction, granted: readonly GrantedDay[]): Promise<void> => {
    const of = <T>(column: (day: GrantedDay) => T) => granted.map(column)
    await sql`
      insert into points.day (member, day, brand, points)
      select * from unnest(${of(({ member }) => member)}::uuid[], ${of(({ day }) => day)}::date[],
                           ${of(({ brand }) => brand)}::uuid[], ${of(({ points }) => points)}::bigint[])
      on conflict (member, day) do update set points = greatest(day.points, excluded.points)`.execute(transaction)
  },
}

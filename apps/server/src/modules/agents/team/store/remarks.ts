import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** Whose note about whom. */
type About = { readonly brand: string; readonly agent: string; readonly member: string }

export type RemarkStore = ReturnType<typeof createRemarkStore>

/** Private notes of agents. */
export function createRemarkStore(database: Database) {
  return {
    /** An empty one removes what was written. */
    set: async ({ brand, agent, member }: About, remark: string): Promise<void> => {
      const written = remark
        ? sql`insert into team.remark (brand, agent, member, remark) values (${brand}, ${agent}, ${member}, ${remark})
              on conflict (agent, member) do update set remark = excluded.remark`
        : sql`delete from team.remark where agent = ${agent} and member = ${member}`
      await written.execute(database)
    },
    /** An agent's notes about some members. */
    of: async (agent: string, members: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const { rows } = await sql<{ member: string; remark: string }>`
        select member, remark from team.remark
         where agent = ${agent} and member = any (${[...members]}::uuid[])`.execute(database)
      return new Map(rows.map(({ member, remark }) => [member, remark]))
    },
  }
}

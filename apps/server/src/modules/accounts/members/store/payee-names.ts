import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** Names in which members' accounts at banks are, as they were told at registration. */
export function createPayeeNames(database: Database) {
  return {
    toldPayeeName: async (member: string): Promise<string | null> => {
      const { rows } = await sql<{ name: string | null }>`
        select details ->> 'payeeName' as name from members.profile where member = ${member}`.execute(database)
      return rows[0]?.name ?? null
    },
  }
}

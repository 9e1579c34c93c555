import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** Members of a brand who signed in from one and the same browser since an instant, in groups. */
export const sharedDevices =
  (database: Database) =>
  async (brand: string, since: Date): Promise<string[][]> => {
    const { rows } = await sql<{ members: string[] }>`
      select array_agg(member::text) as members from identity.device
       where brand = ${brand} and seen_at >= ${since}
       group by token_hash having count(*) > 1`.execute(database)
    return rows.map(({ members }) => members)
  }

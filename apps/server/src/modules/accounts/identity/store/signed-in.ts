import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** How many are told at once: whoever follows asks again. */
const FOLLOWED_MAX = 1_000

/** Who signed in after an instant, in order: by the browsers they are known by, each with its last time. */
export const signedInAfter =
  (database: Database) =>
  async (after: Date): Promise<{ member: string; seenAt: Date }[]> => {
    const { rows } = await sql<{ member: string; seenAt: Date }>`
      select member, seen_at as "seenAt" from identity.device where seen_at > ${after}
       order by seen_at limit ${FOLLOWED_MAX}`.execute(database)
    return rows
  }

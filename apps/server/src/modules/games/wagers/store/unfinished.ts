import { sql } from 'kysely'
import type { Connection } from '#platform/database'

/** Whether a member has a round whose end is still to come. */
export async function hasUnfinished(connection: Connection, member: string): Promise<boolean> {
  const { rows } = await sql<{ unfinished: boolean }>`
    select exists (
      select from wagers.round where member = ${member} and state in ('open', 'closed')
    ) as unfinished`.execute(connection)
  return rows[0]?.unfinished ?? false
}

import { sql } from 'kysely'
import type { Connection } from '#platform/database'

/**
 * Whether a member may have money at a vendor: something is under way, or what was last heard of one's wallet is not
 * nothing.
 */
export async function hasMoneyAway(connection: Connection, member: string): Promise<boolean> {
  const { rows } = await sql<{ away: boolean }>`
    select exists (
      select from (
        select distinct on (vendor) state, vendor_balance from transfers.transfer
         where member = ${member} and state <> 'refused' order by vendor, requested_at desc
      ) latest where state = 'under_way' or vendor_balance > 0
    ) as away`.execute(connection)
  return rows[0]?.away ?? false
}

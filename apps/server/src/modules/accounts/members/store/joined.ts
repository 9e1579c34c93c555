import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { MemberTable } from './members.ts'

/** How many joined a brand. */
export function createJoined(database: Database) {
  const own = database.withTables<{ 'members.member': MemberTable }>()
  return {
    /** How many joined between two instants (the second one excluded), by the brand's business days; guests did not. */
    joinedByDay: async (
      brand: { readonly id: string; readonly timeZone: string },
      { from, until }: { readonly from: Date; readonly until: Date },
    ): Promise<Map<string, number>> => {
      const rows = await own
        .selectFrom('members.member')
        .select(({ fn }) => [
          sql<string>`to_char(joined_at at time zone ${brand.timeZone}, 'YYYY-MM-DD')`.as('day'),
          fn.countAll<bigint>().as('count'),
        ])
        .where('brand', '=', brand.id)
        .where('joined_at', '>=', from)
        .where('joined_at', '<', until)
        .where('type', '<>', TRIAL_TYPE)
        .groupBy('day')
        .execute()
      return new Map(rows.map(({ day, count }) => [day, Number(count)]))
    },
  }
}

import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { usernameKey } from '#platform/username-key'

/** Whom something that is told to many would reach. */
export function createReach(database: Database) {
  return {
    /** Open accounts of a brand, of all ranks or of some; guests are no members. */
    countMembers: async (brand: string, ranks: readonly number[] | null): Promise<number> => {
      const ofRanks = ranks ? sql`and rank_level = any (${[...ranks]}::smallint[])` : sql``
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from members.member
         where brand = ${brand} and type <> ${TRIAL_TYPE} and closed_at is null ${ofRanks}`.execute(database)
      return rows[0]?.count ?? 0
    },
    /** The members whom `countMembers` counts, at most so many. */
    idsOfMembers: async (brand: string, ranks: readonly number[] | null, most: number): Promise<string[]> => {
      const ofRanks = ranks ? sql`and rank_level = any (${[...ranks]}::smallint[])` : sql``
      const { rows } = await sql<{ id: string }>`
        select id from members.member
         where brand = ${brand} and type <> ${TRIAL_TYPE} and closed_at is null ${ofRanks}
         order by id limit ${most}`.execute(database)
      return rows.map(({ id }) => id)
    },
    /** Whose some usernames are; those that are nobody's are missing. */
    idsOfUsernames: async (brand: string, usernames: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const keys = usernames.map(usernameKey)
      const { rows } = await sql<{ id: string; username_key: string }>`
        select id, username_key from members.member
         where brand = ${brand} and type <> ${TRIAL_TYPE} and username_key = any (${keys}::text[])`.execute(database)
      const ids = new Map(rows.map(({ id, username_key }) => [username_key, id]))
      return new Map(
        usernames.flatMap((username) => {
          const id = ids.get(usernameKey(username))
          return id === undefined ? [] : [[username, id] as const]
        }),
      )
    },
  }
}

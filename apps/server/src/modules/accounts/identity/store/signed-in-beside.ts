import { sql } from 'kysely'
import type { Database } from '#platform/database'

/**
 * Of pairs of a member and another one, by the member: whether all networks from which the member signed in within the
 * last 90 days are networks of the other one, too. Members who did not sign in are left out.
 */
export const signedInBeside =
  (database: Database) =>
  async (
    pairs: readonly { readonly member: string; readonly other: string }[],
  ): Promise<ReadonlyMap<string, boolean>> => {
    if (pairs.length === 0) return new Map()
    const { rows } = await sql<{ member: string; beside: boolean }>`
      select pair.member, bool_and(theirs.network is not null) as beside
        from unnest(${pairs.map(({ member }) => member)}::uuid[], ${pairs.map(({ other }) => other)}::uuid[])
             pair (member, other)
        join identity.network own on own.member = pair.member
        left join identity.network theirs on theirs.member = pair.other and theirs.network = own.network
       group by pair.member`.execute(database)
    return new Map(rows.map(({ member, beside }) => [member, beside]))
  }

import { sql } from 'kysely'
import type { IsInBranch, RightBelow } from '#platform/capabilities/agent-place'
import type { Database } from '#platform/database'

/** Where members stand in the tree of a business day. */
export function createPlaceStore(database: Database): {
  readonly rightBelow: RightBelow
  readonly isInBranch: IsInBranch
} {
  return {
    rightBelow: async (agent, { members, day }, on = database) => {
      const { rows } = await sql<{ id: string }>`
        select stands.agent as id from agents.stands
         where stands.agent = any (${[...members]}::uuid[]) and stands.parent = ${agent}
           and stands.from_day <= ${day}::date and (stands.until_day is null or stands.until_day > ${day}::date)
        union
        select belongs.member from agents.belongs
         where belongs.member = any (${[...members]}::uuid[]) and belongs.agent = ${agent} and belongs.member <> ${agent}
           and belongs.from_day <= ${day}::date and (belongs.until_day is null or belongs.until_day > ${day}::date)
      `.execute(on)
      return new Set(rows.map(({ id }) => id))
    },
    isInBranch: async (agent, { member, day }) => {
      const { rows } = await sql<{ within: boolean | null }>`
        select ${agent}::uuid = any (agents.chain_on(${member}::uuid, ${day}::date)) as within`.execute(database)
      return member !== agent && rows[0]?.within === true
    },
  }
}

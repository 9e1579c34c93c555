import { sql } from 'kysely'
import type { IsInBranch, RightBelow } from '#platform/capabilities/agent-place'
import type { Database } from '#platform/database'

/** Where members stand in the tree of a business day. */
export function createPlaceStore(database: Database): {
  readonly rightBelow: RightBelow
  readonly isInBranch: IsInBranch
  /** Agents above members, from the top down, as the tree stands in the end; of an agent, itself the last. */
  readonly chainsOf: (members: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
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
    chainsOf: async (members) => {
      const { rows } = await sql<{ member: string; ancestors: string[] }>`
        select belongs.member, stands.ancestors from agents.belongs
          join agents.stands on stands.agent = belongs.agent and stands.until_day is null
         where belongs.member = any (${[...members]}::uuid[]) and belongs.until_day is null`.execute(database)
      return new Map(rows.map(({ member, ancestors }) => [member, ancestors]))
    },
    isInBranch: async (agent, { member, day }) => {
      const { rows } = await sql<{ within: boolean | null }>`
        select ${agent}::uuid = any (agents.chain_on(${member}::uuid, ${day}::date)) as within`.execute(database)
      return member !== agent && rows[0]?.within === true
    },
  }
}

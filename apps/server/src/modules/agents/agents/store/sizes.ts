import { agentState, agentType } from '@sanuk/contracts/office-agents'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database } from '#platform/database'

/** How many agents and members there are, of an agent or of a branch. */
export type Size = { readonly agents: number; readonly members: number }

const historyRow = z.object({
  parent: z.nullable(z.object({ id: z.uuid(), username: z.string() })),
  type: agentType,
  state: agentState,
  reason: z.nullable(z.string()),
  since: z.date(),
  until: z.nullable(z.date()),
})
type Standing = z.output<typeof historyRow>

/** Changes of one agent that are shown. */
const SHOWN = 100

/** How large agents and their branches are, and under whom they stood. */
export function createSizeStore(database: Database) {
  return {
    /** Agents directly below each of these, and members who are theirs and nobody else's. */
    ofEach: async (ids: readonly string[]): Promise<Map<string, Size>> => {
      const { rows } = await sql<{ id: string; agents: bigint; members: bigint }>`
        select leaf as id, (select count(*) from agents.agent where parent = leaf) as agents,
               coalesce(own.members, 0) as members
          from unnest(${ids}::uuid[]) leaf left join agents.own_members(${ids}::uuid[]) own on own.agent = leaf`.execute(
        database,
      )
      return new Map(rows.map(({ id, agents, members }) => [id, { agents: Number(agents), members: Number(members) }]))
    },
    /** Everybody below an agent; closed agents count as the members they are. */
    ofBranch: async (id: string, on: Connection = database): Promise<Size> => {
      const { rows } = await sql<{ agents: bigint; members: bigint }>`
        with branch as (
          select agent.member from agents.branch(${id}) below join agents.agent on agent.member = below.member
           where agent.state <> 'closed' or agent.member = ${id}
        )
        select (select count(*) - 1 from branch) as agents,
               (select coalesce(sum(members), 0)::bigint
                  from agents.own_members(array(select member from branch))) as members`.execute(on)
      return { agents: Number(rows[0]?.agents ?? 0), members: Number(rows[0]?.members ?? 0) }
    },
    /** Whether an agent has one directly below who is not closed. */
    hasAgents: async (id: string, on: Connection): Promise<boolean> => {
      const { rows } = await sql`select from agents.agent where parent = ${id} and state <> 'closed' limit 1`.execute(
        on,
      )
      return rows.length > 0
    },
    /** Under whom an agent stood, as which type and in which state, the newest first. */
    historyOf: async (id: string): Promise<Standing[]> => {
      const { rows } = await sql`
        select case when listed.member is not null
                    then json_build_object('id', listed.member, 'username', listed.username) end as parent,
               history.type, history.state, history.reason, history.since, history.until
          from agents.history left join agents.listed on listed.member = history.parent
         where history.member = ${id} order by history.number desc limit ${SHOWN}`.execute(database)
      return rows.map((row) => historyRow.parse(row))
    },
  }
}
export type SizeStore = ReturnType<typeof createSizeStore>

import type { AgentType } from '@sanuk/contracts/identity'
import { type AgentState, agentState, agentType } from '@sanuk/contracts/office-agents'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage } from '#platform/list-query'
import { cutPage, type Place } from '#platform/page-cursor'
import { usernameKey } from '#platform/username-key'

const agentRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  username: z.string(),
  nickname: z.string(),
  type: agentType,
  parent: z.nullable(z.uuid()),
  state: agentState,
  reason: z.nullable(z.string()),
  appointedAt: z.date(),
})
export type AgentRecord = z.output<typeof agentRow>

/** What changes of an agent; the database keeps what was before it. */
type Standing = Pick<AgentRecord, 'parent' | 'type' | 'state' | 'reason'> & { readonly since: Date }

export type AgentFilter = {
  readonly search?: string | undefined
  readonly type?: AgentType | undefined
  readonly state?: AgentState | undefined
}

const columns = sql`
  listed.member as id, listed.brand, listed.username, listed.nickname, listed.type, listed.parent, listed.state,
  listed.reason, listed.appointed_at as "appointedAt"`
const PAGE = 50
const placeOf = ({ id, appointedAt }: AgentRecord): Place => ({ id, at: appointedAt })

export type AgentStore = ReturnType<typeof createAgentStore>

/** The agents of brands, each below its parent. */
export function createAgentStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<AgentRecord[]> =>
    (await query.execute(on)).rows.map((row) => agentRow.parse(row))
  return {
    find: async (id: string, on?: Connection): Promise<AgentRecord | null> =>
      (await some(sql`select ${columns} from agents.listed where member = ${id}`, on))[0] ?? null,
    findByUsername: async (brand: string, username: string, on?: Connection): Promise<AgentRecord | null> => {
      const named = sql`brand = ${brand} and username_key = ${usernameKey(username)}`
      return (await some(sql`select ${columns} from agents.listed where ${named}`, on))[0] ?? null
    },
    /** Those directly below an agent, or at the top; whoever was appointed first comes first. */
    below: async (brand: string, parent: string | null, from: Place | null) => {
      const after = from ? sql`and (appointed_at, member) > (${from.at}, ${from.id}::uuid)` : sql``
      const rows = await some(sql`
        select ${columns} from agents.listed
         where brand = ${brand} and parent is not distinct from ${parent}::uuid ${after}
         order by appointed_at, member limit ${PAGE + 1}`)
      return cutPage(rows, PAGE, placeOf)
    },
    /** At any depth, by when they were appointed. */
    search: async (brand: string, { search, type, state }: AgentFilter, asked: ListQuery) => {
      const page = listPage({ at: 'appointed_at', id: 'member' }, asked, PAGE)
      const beginning = search && `${usernameKey(search).replace(/[\\%_]/g, '\\$&')}%`
      const rows = await some(sql`
        select ${columns} from agents.listed where brand = ${brand}
         ${beginning ? sql`and username_key like ${beginning}` : sql``}
         ${type === undefined ? sql`` : sql`and type = ${type}`}
         ${state === undefined ? sql`` : sql`and state = ${state}`}
         and ${page.where} order by ${page.order} limit ${page.limit}`)
      return page.cut(rows, placeOf)
    },
    /** The way from the top of the tree down to each of these; they are the last on it. */
    paths: async (ids: readonly string[], on: Connection = database): Promise<Map<string, AgentRecord[]>> => {
      if (ids.length === 0) return new Map()
      const { rows } = await sql<{ agent: string }>`
        select paths.agent, ${columns} from agents.paths(${ids}::uuid[]) paths
          join agents.listed on listed.member = paths.member order by paths.height desc`.execute(on)
      const byAgent = Map.groupBy(rows, ({ agent }) => agent)
      return new Map([...byAgent].map(([id, path]) => [id, path.map((row) => agentRow.parse(row))]))
    },
    invitingAgent: async (member: string, on: Connection): Promise<string | null> => {
      const { rows } = await sql<{ id: string | null }>`select agents.inviting_agent(${member}) as id`.execute(on)
      return rows[0]?.id ?? null
    },
    add: async (
      transaction: Transaction,
      {
        id,
        brand,
        parent,
        type,
        since,
      }: Pick<AgentRecord, 'id' | 'brand' | 'parent' | 'type'> & { readonly since: Date },
    ): Promise<void> => {
      await sql`
        insert into agents.agent (member, brand, type, parent, appointed_at, since)
        values (${id}, ${brand}, ${type}, ${parent}, ${since}, ${since})`.execute(transaction)
    },
    change: async (transaction: Transaction, id: string, to: Standing): Promise<void> => {
      await sql`
        update agents.agent
           set parent = ${to.parent}, type = ${to.type}, state = ${to.state}, reason = ${to.reason}, since = ${to.since}
         where member = ${id}`.execute(transaction)
    },
  }
}

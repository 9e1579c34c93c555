import type { AgentType } from '@sanuk/contracts/identity'
import { agentType } from '@sanuk/contracts/office-agents'
import { localized } from '@sanuk/contracts/wire'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'

const typeRow = z.object({ type: agentType, names: z.nullable(localized), mayHaveAgents: z.boolean() })
type TypeRow = z.output<typeof typeRow>

const countRow = z.object({ type: agentType, agents: z.number() })

export type TypeStore = ReturnType<typeof createTypeStore>

/** What brands have set of their types of agents. */
export function createTypeStore(database: Database) {
  return {
    ofBrand: async (brand: string, on: Connection = database): Promise<TypeRow[]> => {
      const { rows } = await sql`
        select type, names, may_have_agents as "mayHaveAgents" from agents.type where brand = ${brand}`.execute(on)
      return rows.map((row) => typeRow.parse(row))
    },
    set: async (transaction: Transaction, brand: string, { type, names, mayHaveAgents }: TypeRow): Promise<void> => {
      await sql`
        insert into agents.type (brand, type, names, may_have_agents)
        values (${brand}, ${type}, ${names && JSON.stringify(names)}::jsonb, ${mayHaveAgents})
        on conflict (brand, type) do update set names = excluded.names, may_have_agents = excluded.may_have_agents`.execute(
        transaction,
      )
    },
    /** How many agents have each type, without closed ones. */
    count: async (brand: string): Promise<ReadonlyMap<AgentType, number>> => {
      const { rows } = await sql`
        select type, count(*)::integer as agents from agents.agent
         where brand = ${brand} and state <> 'closed' group by type`.execute(database)
      return new Map(rows.map((row) => countRow.parse(row)).map(({ type, agents }) => [type, agents]))
    },
    /** Whether an agent of the type has one below who is not closed. */
    haveAgents: async (transaction: Transaction, brand: string, type: number): Promise<boolean> => {
      const { rows } = await sql`
        select from agents.agent below join agents.agent above on above.member = below.parent
         where above.brand = ${brand} and above.type = ${type} and below.state <> 'closed' limit 1`.execute(transaction)
      return rows.length > 0
    },
  }
}

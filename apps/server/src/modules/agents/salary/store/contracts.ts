import { randomUUID } from 'node:crypto'
import { type AgentScheme, type AgentTier, agentTiers } from '@sanuk/contracts/agent-schemes'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { inForce } from './counted.ts'

const contractRow = z.object({
  id: z.uuid(),
  tiers: agentTiers,
  from: z.string(),
  until: z.nullable(z.string()),
  decidedAt: z.date(),
})
/** The tiers of an agent in a scheme from a business day on; `until` is exclusive. None ends what held before. */
export type Contract = z.output<typeof contractRow>

const neighbourRow = z.object({ side: z.enum(['above', 'below']), agent: z.uuid(), tiers: agentTiers })
export type Neighbour = z.output<typeof neighbourRow>

/** Of which agent, in which scheme. */
export type OfAgent = { readonly brand: string; readonly scheme: AgentScheme; readonly agent: string }

/** Other tiers of an agent, from a business day on. */
type Decided = OfAgent & {
  readonly tiers: readonly AgentTier[]
  readonly from: string
  readonly reason: ContractReason
  readonly decidedAt: Date
}

/**
 * Why tiers hold: operators decided it, agents agreed, a contract above was lowered, whoever brought the agent in gave
 * them, they are the brand's default for the type, or the agency was closed.
 */
export type ContractReason = 'operator' | 'agreement' | 'lower_above' | 'given' | 'default' | 'closed'

const heldRow = z.object({ agent: z.uuid(), ancestors: z.array(z.uuid()), tiers: agentTiers })

/** What holds for an agent of a branch. `ancestors` lead from the top of the tree down to the agent. */
export type BranchContract = z.output<typeof heldRow>

const columns = sql`
  contract.id, contract.tiers, contract.from_day::text as "from", contract.until_day::text as "until",
  contract.decided_at as "decidedAt"`
const SHOWN = 50

export type ContractStore = ReturnType<typeof createContractStore>

/** Which part of their team's play agents are paid. */
export function createContractStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection): Promise<Contract[]> =>
    (await query.execute(on)).rows.map((row) => contractRow.parse(row))
  return {
    /** The contracts of an agent in a scheme, and what ended them, the newest first. */
    list: ({ scheme, agent }: Omit<OfAgent, 'brand'>, on: Connection = database): Promise<Contract[]> =>
      some(
        sql`select ${columns} from salary.contract where scheme = ${scheme} and agent = ${agent}
             order by from_day desc limit ${SHOWN}`,
        on,
      ),
    /** Schemes in which an agent ever had a contract. */
    schemesOf: async (agent: string): Promise<AgentScheme[]> => {
      const { rows } = await sql<{ scheme: AgentScheme }>`
        select distinct scheme from salary.contract where agent = ${agent} and tiers <> '[]'`.execute(database)
      return rows.map(({ scheme }) => scheme)
    },
    /** Schemes in which an agent has a contract that holds on a day or a later one. */
    schemesHeld: async (agent: string, day: string): Promise<AgentScheme[]> => {
      const { rows } = await sql<{ scheme: AgentScheme }>`
        select distinct scheme from salary.contract
         where agent = ${agent} and tiers <> '[]' and (until_day is null or until_day > ${day}::date)`.execute(database)
      return rows.map(({ scheme }) => scheme)
    },
    /** What holds for an agent on a day, or `null`. */
    on: async (
      { brand, scheme, agent, day }: OfAgent & { readonly day: string },
      connection: Connection = database,
    ): Promise<Contract | null> => {
      const query = sql`
        select ${columns} from salary.contracts_on(${brand}, ${scheme}, ${day}::date) held
          join salary.contract on contract.id = held.id where held.agent = ${agent}`
      return (await some(query, connection))[0] ?? null
    },
    /** The contracts between which the agent's must lie on a day: the nearest above, and all that come next below. */
    neighbours: async (
      { brand, scheme, agent, day }: OfAgent & { readonly day: string },
      on: Connection = database,
    ): Promise<Neighbour[]> => {
      const { rows } = await sql`
        select * from salary.neighbours(${brand}, ${scheme}, ${agent}, ${day}::date)`.execute(on)
      return rows.map((row) => neighbourRow.parse(row))
    },
    /** Contracts that hold on a day at any depth below an agent. */
    below: async (
      { brand, scheme, agent, day }: OfAgent & { readonly day: string },
      on: Connection = database,
    ): Promise<BranchContract[]> => {
      const { rows } = await sql`
        select held.agent, stands.ancestors, held.tiers
          from salary.contracts_on(${brand}, ${scheme}, ${day}::date) held
          join agents.stands on stands.agent = held.agent and ${inForce('stands', sql`${day}::date`)}
         where stands.ancestors @> array[${agent}::uuid] and held.agent <> ${agent}`.execute(on)
      return rows.map((row) => heldRow.parse(row))
    },
    /** Puts tiers in force from a day on, and ends what held before. What was decided of that day before is replaced. */
    put: async (transaction: Transaction, decided: Decided): Promise<void> => {
      const { brand, scheme, agent, tiers, from, reason, decidedAt } = decided
      await sql`
        update salary.contract set until_day = ${from}::date
         where scheme = ${scheme} and agent = ${agent} and from_day < ${from}::date
           and (until_day is null or until_day > ${from}::date)`.execute(transaction)
      await sql`
        insert into salary.contract (id, brand, scheme, agent, tiers, from_day, reason, decided_at)
        values (${randomUUID()}, ${brand}, ${scheme}, ${agent}, ${JSON.stringify(tiers)}::jsonb, ${from}::date, ${reason},
                ${decidedAt})
        on conflict (scheme, agent, from_day)
        do update set tiers = excluded.tiers, reason = excluded.reason, decided_at = excluded.decided_at`.execute(
        transaction,
      )
    },
  }
}

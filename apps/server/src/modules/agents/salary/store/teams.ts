import { agentTiers } from '@sanuk/contracts/agent-schemes'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import { type Counting, counted, type Days } from './counted.ts'
import { executeWithHashJoins } from './hash-joins.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const teamRow = z.object({
  agent: z.uuid(),
  contract: z.nullable(z.uuid()),
  tiers: agentTiers,
  ancestors: z.array(z.uuid()),
  valid: money,
  active: z.number(),
  net: money,
})
/**
 * What the team of an agent with a contract, or with one that is supposed, did in a period; `net` is what its members won, negative where they lost.
 * `ancestors` lead from the top of the tree down to the agent, as they stood last in the period.
 */
export type Team = z.output<typeof teamRow>

const memberRow = z.object({ id: z.uuid(), valid: money, net: money })

export type OnePeriod = Omit<Counting, 'periods' | 'below'> & { readonly period: Days }

const PAGE = 50
const NO_TIME = new Date(0)

export type TeamStore = ReturnType<typeof createTeamStore>

/** What teams did, for dividends; nothing is written. */
export function createTeamStore(database: Database) {
  return {
    /** The teams of all agents who had a contract in the period; of those in a branch where it is limited to one. */
    teams: async ({ period, ...counting }: OnePeriod, on: Connection = database): Promise<Team[]> => {
      const inBranch =
        counting.branchOf === undefined ? sql`true` : sql`stood.ancestors @> array[${counting.branchOf}::uuid]`
      const statement = sql`
        with ${counted({ ...counting, periods: [period] })}
        select agreed.agent, agreed.contract, agreed.tiers, stood.ancestors, coalesce(team.valid, 0)::bigint as valid,
               coalesce(team.active, 0)::integer as active, coalesce(-team.net, 0)::bigint as net
          from agreed left join team using (agent, first_day)
         cross join lateral (
           select stands.ancestors from agents.stands
            where stands.agent = agreed.agent and stands.from_day <= ${period.lastDay}::date
              and (stands.until_day is null or stands.until_day > ${period.firstDay}::date)
            order by stands.from_day desc limit 1
         ) stood
         where ${inBranch}`
      const rows = await executeWithHashJoins(statement, on)
      return rows.map((row) => teamRow.parse(row))
    },
    /** The members of an agent's team with any play in the period, the greatest loss first. */
    members: async ({ period, ...counting }: OnePeriod & { readonly branchOf: string }, from: Place | null) => {
      const after = from
        ? sql`having (sum(placed.net), placed.member) < (${from.amount ?? 0n}::numeric, ${from.id}::uuid)`
        : sql``
      const statement = sql`
        with ${counted({ ...counting, periods: [period] })}
        select placed.member as id, sum(placed.valid)::bigint as valid, -sum(placed.net)::bigint as net
          from placed group by placed.member ${after}
         order by sum(placed.net) desc, placed.member desc limit ${PAGE + 1}`
      const rows = await executeWithHashJoins(statement, database)
      return cutPage(
        rows.map((row) => memberRow.parse(row)),
        PAGE,
        ({ id, net }) => ({ id, at: NO_TIME, amount: amount(-net) }),
      )
    },
  }
}

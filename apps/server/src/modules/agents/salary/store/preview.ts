import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { type Counting, counted } from './counted.ts'
import { executeWithHashJoins } from './hash-joins.ts'

/** What periods would have brought: how many agents something, of which valid stake, what counts of it, and what it left. */
export type Preview = {
  readonly agents: number
  readonly staked: Amount
  readonly valid: Amount
  readonly earned: Amount
  readonly net: Amount
}

/** What rules would have paid a brand's agents for periods that were; each member's play counts once. */
export async function preview(database: Database, counting: Counting): Promise<Preview> {
  const statement = sql<{ agents: number } & Record<'staked' | 'valid' | 'earned' | 'net', bigint>>`
    with ${counted(counting)}
    select (select count(distinct agent)::int from by_agent where earned > 0) as agents,
           (select coalesce(sum(earned), 0)::bigint from by_agent) as earned,
           coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(valid), 0)::bigint as valid,
           coalesce(sum(net), 0)::bigint as net
      from share where once`
  const rows = await executeWithHashJoins(statement, database)
  const { agents = 0, staked = 0n, valid = 0n, earned = 0n, net = 0n } = rows[0] ?? {}
  return { agents, staked: amount(staked), valid: amount(valid), earned: amount(earned), net: amount(net) }
}

/** What agents would have been paid for periods that were; those who would have got nothing are left out. */
export async function previewAgents(database: Database, counting: Counting): Promise<Map<string, Amount>> {
  const statement = sql<{ agent: string; earned: bigint }>`
    with ${counted(counting)}
    select agent, sum(earned)::bigint as earned from by_agent where earned > 0 group by agent`
  const rows = await executeWithHashJoins(statement, database)
  return new Map(rows.map(({ agent, earned }) => [agent, amount(earned)]))
}

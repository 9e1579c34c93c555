import { type AgentScheme, agentScheme } from '@sanuk/contracts/agent-schemes'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Transaction } from '#platform/database'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const unpaidRow = z.object({ scheme: agentScheme, due: money, waiting: money })
const requestRow = z.object({ id: z.uuid(), scheme: agentScheme, other: z.uuid(), isOwn: z.boolean() })

/** What was earned in a scheme and is not paid; `waiting` needs the approval of operators first. */
export type Unpaid = { readonly scheme: AgentScheme; readonly due: Amount; readonly waiting: Amount }

/** What an agent has when the agency is closed, and what ends with it. */
export function createClosingStore(database: Database) {
  return {
    /** Schemes in which an agent has a contract on a day or later. */
    schemesFrom: async (agent: string, day: string): Promise<AgentScheme[]> => {
      const { rows } = await sql<{ scheme: AgentScheme }>`
        select distinct scheme from salary.contract
         where agent = ${agent} and tiers <> '[]' and (until_day is null or until_day > ${day}::date)
         order by scheme`.execute(database)
      return rows.map(({ scheme }) => scheme)
    },
    /** Requests of an agent, and to the agent, that wait. */
    requests: async (agent: string) => {
      const { rows } = await sql`
        select id, scheme, case when agent = ${agent} then upline else agent end as other, asked_by = ${agent} as "isOwn"
          from salary.request where ${agent} in (agent, upline) and state = 'waiting' order by asked_at, id`.execute(
        database,
      )
      return rows.map((row) => requestRow.parse(row))
    },
    /** By scheme; less than nothing where more was paid than earned. */
    unpaid: async (agent: string): Promise<Unpaid[]> => {
      const { rows } = await sql`
        select scheme, sum(due)::bigint as due, sum(waiting)::bigint as waiting from (
          select scheme, earned - paid as due, 0::bigint as waiting from salary.earning
           where agent = ${agent} and earned <> paid
          union all
          select scheme, case when earned < paid or earned <= approved then earned - paid else 0 end,
                 case when denied is null and earned > paid and earned > coalesce(approved, 0) then earned - paid else 0 end
            from salary.bill where agent = ${agent} and earned <> paid
        ) each_period
         group by scheme having (sum(due), sum(waiting)) <> (0, 0) order by scheme`.execute(database)
      return rows.map((row) => unpaidRow.parse(row))
    },
    endRequests: async (transaction: Transaction, agent: string, at: Date): Promise<void> => {
      await sql`
        update salary.request set state = 'outdated', answered_at = ${at}
         where ${agent} in (agent, upline) and state = 'waiting'`.execute(transaction)
    },
    /** Ends all contracts of an agent before a day; those that would begin later never do. */
    endContracts: async (
      transaction: Transaction,
      { agent, from, at }: { readonly agent: string; readonly from: string; readonly at: Date },
    ): Promise<void> => {
      await sql`
        update salary.contract set tiers = '[]', reason = 'closed', decided_at = ${at}
         where agent = ${agent} and from_day >= ${from}::date and tiers <> '[]'`.execute(transaction)
      await sql`
        with ended as (
          update salary.contract set until_day = ${from}::date
           where agent = ${agent} and from_day < ${from}::date and tiers <> '[]'
             and (until_day is null or until_day > ${from}::date)
          returning brand, scheme, agent
        )
        insert into salary.contract (id, brand, scheme, agent, tiers, from_day, until_day, reason, decided_at)
        select gen_random_uuid(), ended.brand, ended.scheme, ended.agent, '[]', ${from}::date, (
                 select min(next.from_day) from salary.contract next
                  where next.scheme = ended.scheme and next.agent = ended.agent and next.from_day > ${from}::date),
               'closed', ${at}
          from ended`.execute(transaction)
    },
  }
}

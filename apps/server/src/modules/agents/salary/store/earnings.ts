import { type AgentScheme, type SalaryScheme, salaryScheme } from '@sanuk/contracts/agent-schemes'
import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { createAccrualRows } from '#platform/accruals/accrual-rows'
import type { ClosedPeriodTable } from '#platform/accruals/closed-periods'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage, newestFrom, ofMember, type WantedMember } from '#platform/list-query'
import type { Place } from '#platform/page-cursor'
import { isGone, type LeastPaid } from './agents-gone.ts'
import { type Counting, counted, type Days } from './counted.ts'
import { executeWithHashJoins } from './hash-joins.ts'
import { takeDue } from './take-due.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const earningRow = z.object({
  agent: z.uuid(),
  firstDay: z.string(),
  lastDay: z.string(),
  beginsAt: z.date(),
  tier: z.number(),
  rate: z.number(),
  valid: money,
  active: z.number(),
  earned: money,
  paid: money,
  paidAt: z.nullable(z.date()),
})
/** What a period of an agent's team brings, and how much of it was paid. `tier` counts from 1; 0 for none. */
export type Earning = z.output<typeof earningRow>

const listedRow = z.extend(earningRow, { scheme: salaryScheme })

/** What is counted of one period; each member's play once. */
export type CountedPeriod = { readonly agents: number; readonly valid: Amount; readonly earned: Amount }

const scopeOf = (scheme: AgentScheme) => ({ column: 'scheme', value: scheme })

/** Periods of a scheme that are over and were counted. */
export const closedPeriods = (scheme: AgentScheme): ClosedPeriodTable => {
  return { table: 'salary.closed_period', period: 'first_day', periodType: 'date', scope: scopeOf(scheme) }
}

const columns = sql`
  agent, first_day::text as "firstDay", last_day::text as "lastDay", begins_at as "beginsAt", tier, rate, valid, active,
  earned, paid, paid_at as "paidAt"`
const PAGE = 31
const placeOf = ({ agent, beginsAt, earned }: Earning): Place => ({ id: agent, at: beginsAt, amount: earned })

/** One period of which everything is counted, or, where members are given, the lines in which they were. */
type OnePeriod = Omit<Counting, 'scheme' | 'periods' | 'branchOf' | 'below' | 'contractsOn' | 'supposed'> & {
  readonly period: Days
  readonly beginsAt: Date
  readonly members?: readonly string[]
}

export type EarningStore = ReturnType<typeof createEarningStore>

/** Periods of agents in a scheme and what they bring. */
export function createEarningStore(database: Database, scheme: SalaryScheme) {
  const accruals = createAccrualRows(database, {
    table: 'salary.earning',
    owner: 'agent',
    period: 'first_day',
    periodType: 'date',
    basis: 'valid',
    first: ['begins_at', 'last_day'],
    replaced: ['contract', 'tier', 'rate', 'active'],
    scope: scopeOf(scheme),
  })
  return {
    /**
     * Counts a period and keeps it: for all agents with a contract, or for those in whose teams these members were. Agents
     * whose team played nothing, and who have no row yet, are left out.
     */
    count: async (
      transaction: Transaction,
      { period, beginsAt, members, ...counting }: OnePeriod,
    ): Promise<CountedPeriod> => {
      const { affected, below, isAffected } = restrict(period, members)
      const given = sql`
        select agreed.agent, agreed.first_day, ${counting.brand}::uuid as brand, coalesce(by_agent.valid, 0) as valid,
               coalesce(by_agent.earned, 0) as earned, ${beginsAt}::timestamptz as begins_at,
               ${period.lastDay}::date as last_day, agreed.contract, coalesce(by_agent.tier, 0) as tier,
               coalesce(by_agent.rate, 0) as rate, coalesce(by_agent.active, 0) as active
          from agreed left join by_agent using (agent, first_day)
         where ${isAffected} and (by_agent.valid > 0 or exists (
           select from salary.earning kept
            where kept.scheme = ${scheme} and kept.agent = agreed.agent and kept.first_day = agreed.first_day))`
      const statement = sql<{ agents: number; valid: bigint; earned: bigint }>`
        with ${affected} ${counted({ ...counting, scheme, periods: [period], below })},
        written as (${accruals.write(given)})
        select (select count(*) from by_agent where earned > 0)::int as agents,
               (select coalesce(sum(valid), 0) from share where once)::bigint as valid,
               (select coalesce(sum(earned), 0) from by_agent)::bigint as earned`
      const rows = members
        ? (await statement.execute(transaction)).rows
        : await executeWithHashJoins(statement, transaction)
      const { agents = 0, valid = 0n, earned = 0n } = rows[0] ?? {}
      return { agents, valid: amount(valid), earned: amount(earned) }
    },
    takeDue: takeDue({ accruals, table: 'salary.earning', scheme }),
    agentsDue: (brand: string, { today, ...most }: LeastPaid & { readonly limit: number }): Promise<string[]> =>
      accruals.ownersDue({ brand }, { ...most, waived: isGone('earning.agent', today) }),
    ofAgent: async (agent: string, from: Place | null) => {
      const { where, order, limit, cut } = listPage(
        { at: 'begins_at', id: 'agent', amount: 'earned' },
        newestFrom(from),
        PAGE,
      )
      const { rows } = await sql`
        select ${columns} from salary.earning where scheme = ${scheme} and agent = ${agent} and ${where}
         order by ${order} limit ${limit}`.execute(database)
      return cut(
        rows.map((row) => earningRow.parse(row)),
        placeOf,
      )
    },
    find: async (agent: string, firstDay: string, on: Connection = database): Promise<Earning | null> => {
      const { rows } = await sql`
        select ${columns} from salary.earning
         where scheme = ${scheme} and agent = ${agent} and first_day = ${firstDay}::date`.execute(on)
      return rows[0] === undefined ? null : earningRow.parse(rows[0])
    },
    /** What an agent was paid and has not made up for: of periods that began on a day or later, and in all. */
    paidTo: async (agent: string, since: string): Promise<{ readonly since: Amount; readonly inAll: Amount }> => {
      const { rows } = await sql<{ since: bigint; inAll: bigint }>`
        select coalesce(sum(paid) filter (where first_day >= ${since}::date), 0)::bigint as since,
               coalesce(sum(paid), 0)::bigint as "inAll"
          from salary.earning where scheme = ${scheme} and agent = ${agent}`.execute(database)
      return { since: amount(rows[0]?.since ?? ZERO), inAll: amount(rows[0]?.inAll ?? ZERO) }
    },
  }
}

/** Periods of all agents of a brand, or of one, in all schemes or in one. */
export async function listEarnings(
  database: Database,
  {
    brand,
    agent,
    scheme,
  }: { readonly brand: string; readonly agent: WantedMember; readonly scheme: SalaryScheme | null },
  asked: ListQuery,
) {
  const { where, order, limit, cut } = listPage({ at: 'begins_at', id: 'agent', amount: 'earned' }, asked, PAGE)
  const inScheme = scheme === null ? sql`true` : sql`scheme = ${scheme}`
  const { rows } = await sql`
    select ${columns}, scheme from salary.earning
     where brand = ${brand} and ${inScheme} and ${ofMember(agent, 'agent')} and ${where}
     order by ${order} limit ${limit}`.execute(database)
  return cut(
    rows.map((row) => listedRow.parse(row)),
    placeOf,
  )
}

/** What waits to be paid at a brand in all schemes; negative where corrections left less than was paid. */
export async function waitingAt(database: Database, brand: string): Promise<Amount> {
  const { rows } = await sql<{ due: bigint }>`
    select coalesce(sum(earned - paid), 0)::bigint as due from salary.earning
     where brand = ${brand} and earned <> paid`.execute(database)
  return amount(rows[0]?.due ?? 0n)
}

type Restriction = Readonly<Record<'affected' | 'below' | 'isAffected', RawBuilder<unknown>>>

/**
 * Limits the count of one day to whole lines of agents in which one of these members was. In a longer period an agent may
 * have stood in several lines, so that all is counted.
 */
function restrict({ firstDay, lastDay }: Days, members: readonly string[] | undefined): Restriction {
  if (!members || firstDay !== lastDay) return { affected: sql``, below: sql`true`, isAffected: sql`true` }
  const on = sql`${firstDay}::date`
  return {
    affected: sql`affected as materialized (
      select distinct unnest(stands.ancestors) as agent from agents.belongs
        join agents.stands on stands.agent = belongs.agent
         and stands.from_day <= ${on} and (stands.until_day is null or stands.until_day > ${on})
       where belongs.member = any (${members}::uuid[])
         and belongs.from_day <= ${on} and (belongs.until_day is null or belongs.until_day > ${on})
    ),`,
    // The top of a line is among the affected ones only if the line is: all that is below it is counted.
    below: sql`stands.ancestors[1] in (select agent from affected)`,
    isAffected: sql`agreed.agent in (select agent from affected)`,
  }
}

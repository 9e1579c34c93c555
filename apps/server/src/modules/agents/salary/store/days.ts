import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { createAccrualRows, type Due, sumDue } from '#platform/accruals/accrual-rows'
import type { ClosedPeriodTable } from '#platform/accruals/closed-periods'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage, newestFrom, ofMember, type WantedMember } from '#platform/list-query'
import type { Place } from '#platform/page-cursor'
import { type Counting, counted, inForce } from './counted.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const dayRow = z.object({
  agent: z.uuid(),
  day: z.string(),
  beginsAt: z.date(),
  rate: z.number(),
  valid: money,
  earned: money,
  paid: money,
  paidAt: z.nullable(z.date()),
})
/** What a business day of an agent's team brings, and how much of it was paid. */
export type DayRecord = z.output<typeof dayRow>

/** What is counted of one business day; each member's play once. */
export type CountedDay = { readonly agents: number; readonly valid: Amount; readonly earned: Amount }

/** Business days that are over and were counted. */
export const CLOSED_DAYS: ClosedPeriodTable = { table: 'salary.closed_day', period: 'day', periodType: 'date' }

const columns = sql`
  agent, day::text, begins_at as "beginsAt", rate, valid, earned, paid, paid_at as "paidAt"`
const PAGE = 31
const placeOf = ({ agent, beginsAt, earned }: DayRecord): Place => ({ id: agent, at: beginsAt, amount: earned })

type OfOneDay = Omit<Counting, 'from' | 'to' | 'below' | 'contractsOn'> & { readonly day: string }

export type DayStore = ReturnType<typeof createDayStore>

/** Agents' business days and what they bring. */
export function createDayStore(database: Database) {
  const accruals = createAccrualRows(database, {
    table: 'salary.day',
    owner: 'agent',
    period: 'day',
    periodType: 'date',
    basis: 'valid',
    first: ['begins_at'],
    replaced: ['contract', 'rate'],
  })
  const page = async (condition: ReturnType<typeof sql>, asked: ListQuery) => {
    const { where, order, limit, cut } = listPage({ at: 'begins_at', id: 'agent', amount: 'earned' }, asked, PAGE)
    const { rows } = await sql`
      select ${columns} from salary.day where ${condition} and ${where} order by ${order} limit ${limit}`.execute(
      database,
    )
    return cut(
      rows.map((row) => dayRow.parse(row)),
      placeOf,
    )
  }
  return {
    /**
     * Counts a business day and keeps it: for all agents with a contract, or for those in whose teams these members were.
     * Agents whose team played nothing, and who have no row yet, are left out.
     */
    count: async (
      transaction: Transaction,
      { day, ...counting }: OfOneDay,
      { beginsAt, members }: { readonly beginsAt: Date; readonly members?: readonly string[] },
    ): Promise<CountedDay> => {
      const { affected, below, isAffected } = restrict(day, members)
      const given = sql`
        select held.agent, held.day, ${counting.brand}::uuid, coalesce(by_agent.valid, 0), coalesce(by_agent.earned, 0),
               ${beginsAt}::timestamptz, held.contract, held.rate
          from held left join by_agent on by_agent.agent = held.agent and by_agent.day = held.day
         where ${isAffected} and (by_agent.valid > 0 or exists (
           select from salary.day kept where kept.agent = held.agent and kept.day = held.day))`
      const { rows } = await sql<{ agents: number; valid: bigint; earned: bigint }>`
        with ${affected} ${counted({ ...counting, from: day, to: day, below })}, written as (${accruals.write(given)})
        select (select count(*) from by_agent where earned > 0)::int as agents,
               (select coalesce(sum(valid), 0) from share where once)::bigint as valid,
               (select coalesce(sum(earned), 0) from by_agent)::bigint as earned`.execute(transaction)
      const { agents = 0, valid = 0n, earned = 0n } = rows[0] ?? {}
      return { agents, valid: amount(valid), earned: amount(earned) }
    },
    /** Locks and marks what is due to these agents, where it is at least so much. */
    takeDue: async (
      transaction: Transaction,
      agents: readonly string[],
      { brand, least, at }: { readonly brand: string; readonly least: Amount; readonly at: Date },
    ): Promise<Due[]> => {
      const byAgent = Map.groupBy(await accruals.lock(transaction, agents, { brand }), ({ owner }) => owner)
      const taken = [...byAgent.values()].filter((own) => sumDue(own) > 0n && sumDue(own) >= least)
      await accruals.markPaid(transaction, taken.flat())
      await sql`
        update salary.day set paid_at = ${at}
          from unnest(${taken.flat().map(({ owner }) => owner)}::uuid[],
                      ${taken.flat().map(({ period }) => period)}::date[]) as these (owner, period)
         where day.agent = these.owner and day.day = these.period`.execute(transaction)
      return taken.flatMap((own) => {
        const [oldest, newest] = [own[0], own.at(-1)]
        if (!oldest || !newest) return []
        return [{ owner: oldest.owner, due: sumDue(own), firstPeriod: oldest.period, lastPeriod: newest.period }]
      })
    },
    agentsDue: (brand: string, most: { readonly least: Amount; readonly limit: number }): Promise<string[]> =>
      accruals.ownersDue({ brand }, most),
    /** What waits to be paid at a brand; negative where corrections left less than was paid. */
    waiting: (brand: string): Promise<Amount> => accruals.due({ brand }),
    ofAgent: (agent: string, from: Place | null) => page(sql`agent = ${agent}`, newestFrom(from)),
    /** All of a brand, or those of one agent. */
    ofBrand: (brand: string, agent: WantedMember, asked: ListQuery) =>
      page(sql`brand = ${brand} and ${ofMember(agent, 'agent')}`, asked),
    find: async (agent: string, day: string, on: Connection = database): Promise<DayRecord | null> => {
      const { rows } = await sql`
        select ${columns} from salary.day where agent = ${agent} and day = ${day}::date`.execute(on)
      return rows[0] === undefined ? null : dayRow.parse(rows[0])
    },
    /** What an agent was paid and has not made up for: of business days from one on, and in all. */
    paidTo: async (agent: string, since: string): Promise<{ readonly since: Amount; readonly inAll: Amount }> => {
      const { rows } = await sql<{ since: bigint; inAll: bigint }>`
        select coalesce(sum(paid) filter (where day >= ${since}::date), 0)::bigint as since,
               coalesce(sum(paid), 0)::bigint as "inAll" from salary.day where agent = ${agent}`.execute(database)
      return { since: amount(rows[0]?.since ?? ZERO), inAll: amount(rows[0]?.inAll ?? ZERO) }
    },
  }
}

/** Limits a count to whole lines of agents in which one of these members was on the day. */
function restrict(day: string, members: readonly string[] | undefined) {
  if (!members) return { affected: sql``, below: sql`true`, isAffected: sql`true` }
  const on = sql`${day}::date`
  return {
    affected: sql`affected as materialized (
      select distinct unnest(stands.ancestors) as agent from agents.belongs
        join agents.stands on stands.agent = belongs.agent and ${inForce('stands', on)}
       where belongs.member = any (${members}::uuid[]) and ${inForce('belongs', on)}
    ),`,
    // The top of a line is among the affected ones only if the line is: all that is below it is counted.
    below: sql`stands.ancestors[1] in (select agent from affected)`,
    isAffected: sql`held.agent in (select agent from affected)`,
  }
}

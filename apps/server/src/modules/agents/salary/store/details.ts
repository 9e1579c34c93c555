import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import { type Counting, counted, type Days } from './counted.ts'
import { executeWithHashJoins } from './hash-joins.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const teamRow = z.object({ tier: z.number(), rate: z.number(), valid: money, active: z.number(), earned: money })
/** What a team did in a period so far, and what it brings. */
export type TeamSoFar = z.output<typeof teamRow>

const partRow = z.object({
  through: z.nullable(z.uuid()),
  rate: z.number(),
  deducted: z.number(),
  staked: money,
  valid: money,
  amount: money,
})
/** Valid stake and what counts of it, by the agent below whose contract is deducted, and what is left of it. */
export type Part = z.output<typeof partRow>

const memberRow = z.object({
  id: z.uuid(),
  day: z.string(),
  isActive: z.boolean(),
  rate: z.number(),
  deducted: z.number(),
  staked: money,
  valid: money,
  amount: money,
})

/** Whose period is explained. */
export type OfAgent = Omit<
  Counting,
  'periods' | 'branchOf' | 'below' | 'contractsOn' | 'supposed' | 'activeLeast' | 'weights'
> & {
  readonly agent: string
  readonly period: Days
}

const PAGE = 50
const NOTHING: TeamSoFar = { tier: 0, rate: 0, valid: amount(0n), active: 0, earned: amount(0n) }

export type DetailStore = ReturnType<typeof createDetailStore>

/** How an agent's period is made; nothing is written. */
export function createDetailStore(database: Database) {
  const countOwn = ({ agent, period, ...counting }: OfAgent) =>
    counted({ ...counting, periods: [period], branchOf: agent })
  return {
    /** What the period brings so far. */
    soFar: async (of: OfAgent): Promise<TeamSoFar> => {
      const statement = sql`
        with ${countOwn(of)}
        select tier, rate, valid, active, earned from by_agent where agent = ${of.agent}`
      const rows = await executeWithHashJoins(statement, database)
      return rows[0] === undefined ? NOTHING : teamRow.parse(rows[0])
    },
    /** The largest amount first. */
    parts: async (of: OfAgent): Promise<Part[]> => {
      const statement = sql`
        with ${countOwn(of)}
        select through, rate, deducted, sum(staked)::bigint as staked, sum(valid)::bigint as valid,
               sum(amount)::bigint as amount
          from share where agent = ${of.agent} and staked > 0
         group by through, rate, deducted order by amount desc, through nulls first`
      const rows = await executeWithHashJoins(statement, database)
      return rows.map((row) => partRow.parse(row))
    },
    /** Members whose play it is, by day, the largest stake that counts first. A place has the id of a member and a day. */
    members: async (of: OfAgent, from: Place | null) => {
      const after = from
        ? sql`and (share.valid, share.day, share.member)
                < (${from.amount ?? 0n}::bigint, (${from.at}::timestamptz at time zone 'UTC')::date, ${from.id}::uuid)`
        : sql``
      const statement = sql`
        with ${countOwn(of)}
        select share.member as id, share.day::text, placed.is_active as "isActive", share.rate, share.deducted,
               share.staked, share.valid, share.amount
          from share join placed using (member, day)
         where share.agent = ${of.agent} and share.staked > 0 ${after}
         order by share.valid desc, share.day desc, share.member desc limit ${PAGE + 1}`
      const rows = await executeWithHashJoins(statement, database)
      return cutPage(
        rows.map((row) => memberRow.parse(row)),
        PAGE,
        ({ id, day, valid }) => ({ id, at: new Date(`${day}T00:00:00Z`), amount: valid }),
      )
    },
  }
}

/** What all parts come to before they are cut. */
export const exactOf = (parts: readonly Part[]): Amount => amount(parts.reduce((sum, part) => sum + part.amount, 0n))

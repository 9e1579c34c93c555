import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import { type Counting, counted } from './counted.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const partRow = z.object({
  through: z.nullable(z.uuid()),
  rate: z.number(),
  deducted: z.number(),
  valid: money,
  amount: money,
})
/** Valid stake by the agent below whose contract is deducted, and what is left of it. */
export type Part = z.output<typeof partRow>

const memberRow = z.object({ id: z.uuid(), rate: z.number(), deducted: z.number(), valid: money, amount: money })

/** Whose day is explained. */
export type OfAgent = Omit<Counting, 'from' | 'to' | 'below' | 'contractsOn'> & {
  readonly agent: string
  readonly day: string
}

const PAGE = 50
/** The list is ordered by stake, not by time. */
const NO_TIME = new Date(0)

export type DetailStore = ReturnType<typeof createDetailStore>

/** How an agent's business day is made; nothing is written. */
export function createDetailStore(database: Database) {
  const countOwn = ({ agent, day, ...counting }: OfAgent) =>
    counted({ ...counting, from: day, to: day, below: sql`stands.ancestors @> array[${agent}::uuid]` })
  return {
    /** What the day brings so far. */
    earned: async (of: OfAgent): Promise<{ readonly valid: Amount; readonly earned: Amount }> => {
      const { rows } = await sql<{ valid: bigint; earned: bigint }>`
        with ${countOwn(of)} select valid, earned from by_agent where agent = ${of.agent}`.execute(database)
      return { valid: amount(rows[0]?.valid ?? 0n), earned: amount(rows[0]?.earned ?? 0n) }
    },
    /** The largest amount first. */
    parts: async (of: OfAgent): Promise<Part[]> => {
      const { rows } = await sql`
        with ${countOwn(of)}
        select through, rate, deducted, sum(valid)::bigint as valid, sum(amount)::bigint as amount
          from share where agent = ${of.agent} and valid > 0
         group by through, rate, deducted order by amount desc, through nulls first`.execute(database)
      return rows.map((row) => partRow.parse(row))
    },
    /** Members whose play it is, the largest stake first. */
    members: async (of: OfAgent, from: Place | null) => {
      const after = from ? sql`and (valid, member) < (${from.amount ?? 0n}::bigint, ${from.id}::uuid)` : sql``
      const { rows } = await sql`
        with ${countOwn(of)}
        select member as id, rate, deducted, valid, amount from share
         where agent = ${of.agent} and valid > 0 ${after}
         order by valid desc, member desc limit ${PAGE + 1}`.execute(database)
      return cutPage(
        rows.map((row) => memberRow.parse(row)),
        PAGE,
        ({ id, valid }) => ({ id, at: NO_TIME, amount: valid }),
      )
    },
  }
}

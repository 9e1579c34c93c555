import { amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import type { BranchPlay } from '../finding.ts'

const money = z.pipe(
  z.string(),
  z.transform((value) => amount(BigInt(value))),
)
const playRow = z.object({
  agent: z.uuid(),
  ancestors: z.array(z.uuid()),
  valid: money,
  won: money,
  swing: money,
  days: z.int(),
  earned: money,
})

/** So many branches are looked at: those whose agents earned the most. */
const BRANCHES = 1_000

/** The longest period of a scheme, in days. */
const PERIOD_DAYS = 31

export type PlayStore = ReturnType<typeof createPlayStore>

/** What branches played, and what their agents earned. */
export function createPlayStore(database: Database) {
  return {
    /**
     * Branches whose agents earned something in periods that ended on one of the days, both included; those that cost the
     * most first. It reads a row for each period of an agent, and the sums by day of the branches.
     */
    ofBranches: async (
      brand: string,
      { currency, from, to }: { readonly currency: CurrencyCode; readonly from: string; readonly to: string },
    ): Promise<BranchPlay[]> => {
      const period = sql`brand = ${brand} and begins_at >= ${from}::date - ${PERIOD_DAYS + 1}::integer
        and last_day between ${from}::date and ${to}::date and earned > 0`
      const { rows } = await sql`
        with earned as materialized (
          select agent, sum(earned) as earned from (
            select agent, earned from salary.earning where ${period}
            union all
            select agent, earned from salary.bill where ${period} and denied is null
          ) each_period
           group by agent
        ), branch as materialized (
          select above.agent, sum(earned.earned) as earned
            from earned
            join agents.stands on stands.agent = earned.agent and stands.until_day is null
           cross join unnest(stands.ancestors) above (agent)
           group by above.agent order by sum(earned.earned) desc limit ${BRANCHES}
        )
        select branch.agent, place.ancestors, played.valid::text, played.won::text, played.swing::text, played.days,
               branch.earned::text
          from branch
          join agents.stands place on place.agent = branch.agent and place.until_day is null
         cross join lateral (
           select sum(by_day.valid) as valid, sum(by_day.won) as won, sum(abs(by_day.won)) as swing,
                  (count(*) filter (where by_day.valid > 0))::integer as days
             from (
               select sum(valid) as valid, sum(stake - win) as won from team.play_day
                where play_day.agent = branch.agent and scope = 'team' and currency = ${currency}
                  and day between ${from}::date and ${to}::date
                group by day
             ) by_day
         ) played
         where played.valid > 0`.execute(database)
      return rows.map((row) => playRow.parse(row))
    },
  }
}

import type { ProfitOrder, ProfitSort } from '@sanuk/contracts/agent-profit'
import { amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import { usernameKey } from '#platform/username-key'

/** Business days, both included, and the money in which they are counted. */
export type ProfitDays = { readonly currency: CurrencyCode; readonly from: string; readonly to: string }

/** Whom rows are about, in which order, and behind which place. */
export type ProfitPage = ProfitDays & {
  readonly brand: string
  readonly parent: string
  /** The beginning of a username; `undefined` for those right below the parent. */
  readonly search: string | undefined
  readonly sort: ProfitSort
  readonly order: ProfitOrder
  readonly after: Place | null
}

const PAGE = 25

const money = z.pipe(
  z.string(),
  z.transform((value) => amount(BigInt(value))),
)
const sums = z.object({
  rounds: z.int(),
  stake: money,
  win: money,
  valid: money,
  deposits: money,
  withdrawals: money,
  rebates: money,
  rewards: money,
  salaries: money,
})
const profitRow = z.extend(sums, {
  id: z.uuid(),
  username: z.string(),
  isAgent: z.boolean(),
  ancestors: z.array(z.uuid()),
})
export type ProfitSums = z.output<typeof sums>
export type ProfitRow = z.output<typeof profitRow>

export type ProfitStore = ReturnType<typeof createProfitStore>

const SORTED: Record<ProfitSort, RawBuilder<unknown>> = {
  stake: sql`profit.stake`,
  net: sql`(profit.win - profit.stake)`,
}

const written = sql`
  rounds::int, stake::text, win::text, valid::text, deposits::text, withdrawals::text, rebates::text, rewards::text,
  salaries::text`

/** What people of a branch did, won and were given on business days. */
export function createProfitStore(database: Database) {
  return {
    /** A page of rows; the place of a row is what it is sorted by. */
    rows: async ({ brand, parent, search, sort, order, after, currency, from, to }: ProfitPage) => {
      const beginning = search === undefined ? null : usernameKey(search)
      const [by, isRising] = [SORTED[sort], order === 'ascending']
      const { rows } = await sql`
        select member.id, member.username, profit.is_agent as "isAgent", profit.ancestors, ${written}
          from team.profit(${brand}::uuid, ${currency}, ${parent}::uuid, ${beginning}::text, ${from}::date, ${to}::date)
               profit join members.member on member.id = profit.member
         where ${
           after
             ? sql`(${by}, member.id) ${isRising ? sql`>` : sql`<`} (${after.amount ?? 0n}::bigint, ${after.id}::uuid)`
             : sql`true`
         }
         order by ${by} ${isRising ? sql`asc` : sql`desc`}, member.id ${isRising ? sql`asc` : sql`desc`}
         limit ${PAGE + 1}`.execute(database)
      return cutPage(
        rows.map((row) => profitRow.parse(row)),
        PAGE,
        ({ id, stake, win }) => ({ id, at: NO_TIME, amount: sort === 'stake' ? stake : win - stake }),
      )
    },
    /** An agent's own account, or the whole team, on the days on which the agent was in the branch. */
    sums: async (agent: string, scope: 'own' | 'team', { currency, from, to }: ProfitDays): Promise<ProfitSums> => {
      const within = sql`
        agent = ${agent} and scope = ${scope} and currency = ${currency} and day between ${from}::date and ${to}::date`
      const { rows } = await sql`
        select ${written}
          from (select coalesce(sum(rounds), 0) as rounds, coalesce(sum(stake), 0) as stake,
                       coalesce(sum(win), 0) as win, coalesce(sum(valid), 0) as valid
                  from team.play_day where ${within}) play,
               (select coalesce(sum(deposits), 0) as deposits, coalesce(sum(withdrawals), 0) as withdrawals,
                       coalesce(sum(rebates), 0) as rebates, coalesce(sum(rewards), 0) as rewards,
                       coalesce(sum(salaries), 0) as salaries
                  from team.account_day where ${within}) did`.execute(database)
      return sums.parse(rows[0])
    },
    /** The agents above an agent on the last of the days on which they stood in the branch, or `null`. */
    chainWithin: async (agent: string, { from, to }: Pick<ProfitDays, 'from' | 'to'>): Promise<string[] | null> => {
      const { rows } = await sql<{ ancestors: string[] }>`
        select ancestors from agents.stands
         where agent = ${agent}::uuid and from_day <= ${to}::date and (until_day is null or until_day > ${from}::date)
         order by from_day desc limit 1`.execute(database)
      return rows[0]?.ancestors ?? null
    },
  }
}

/** Rows have no time that would order them. */
const NO_TIME = new Date(0)

import type { AgentScope } from '@sanuk/contracts/agent-centre'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'

/** Whose figures, in which money, on which business days, both included. */
export type FiguresAsked = {
  readonly agent: string
  readonly scope: AgentScope
  readonly currency: CurrencyCode
  readonly from: string
  readonly to: string
}

const money = z.pipe(
  z.string(),
  z.transform((value) => amount(BigInt(value))),
)
const play = { rounds: z.int(), stake: money, win: money, valid: money }
const playDay = z.object({ day: z.string(), ...play })
const playKind = z.object({ gameType: z.enum(GAME_TYPES), ...play })
const accountDay = z.object({
  day: z.string(),
  joined: z.int(),
  firstDeposits: z.int(),
  deposits: money,
  withdrawals: money,
  active: z.int(),
})
const sizeRow = z.object({ agents: z.int(), members: z.int() })

export type PlayDay = z.output<typeof playDay>
export type AccountDay = z.output<typeof accountDay>
export type PlayKind = z.output<typeof playKind>

export type FiguresStore = ReturnType<typeof createFiguresStore>

const sums = sql`
  sum(rounds)::int as rounds, sum(stake)::text as stake, sum(win)::text as win, sum(valid)::text as valid`
const within = ({ agent, scope, currency, from, to }: FiguresAsked) => sql`
  agent = ${agent} and scope = ${scope} and day between ${from}::date and ${to}::date and currency = ${currency}`

/** The figures of agents as counting left them; each question reads some rows a day, whatever the size of the branch. */
export function createFiguresStore(database: Database) {
  return {
    /** Days with any play. */
    playByDay: async (asked: FiguresAsked): Promise<PlayDay[]> => {
      const { rows } = await sql`
        select day::text, ${sums} from team.play_day where ${within(asked)} group by day`.execute(database)
      return rows.map((row) => playDay.parse(row))
    },
    /** Kinds of games with any play, those of the greatest stakes first. */
    playByKind: async (asked: FiguresAsked): Promise<PlayKind[]> => {
      const { rows } = await sql`
        select kind as "gameType", ${sums} from team.play_day where ${within(asked)} group by kind
        having (sum(rounds), sum(stake), sum(win)) <> (0, 0, 0) order by sum(stake) desc, kind`.execute(database)
      return rows.map((row) => playKind.parse(row))
    },
    accountsByDay: async (asked: FiguresAsked): Promise<AccountDay[]> => {
      const { rows } = await sql`
        select day::text, joined::int, first_deposits::int as "firstDeposits", deposits::text, withdrawals::text,
               active::int
          from team.account_day where ${within(asked)}`.execute(database)
      return rows.map((row) => accountDay.parse(row))
    },
    /** How many different accounts were active on at least one of the days. */
    activeAccounts: async ({ agent, scope, from, to }: FiguresAsked): Promise<number> => {
      const { rows } = await sql<{ active: number }>`
        select coalesce(sum(members), 0)::int as active from team.active_gap
         where agent = ${agent} and scope = ${scope} and day between ${from}::date and ${to}::date
           and day - gap < ${from}::date`.execute(database)
      return rows[0]?.active ?? 0
    },
    /** Agents and other members who stood below the agent who asks on a day. */
    branchSize: async (day: string) => {
      const { rows } = await sql`
        select agents::int, members::int from team.branch_size(${day}::date)`.execute(database)
      return sizeRow.parse(rows[0])
    },
  }
}

import type { LotteryReportGroup } from '@sanuk/contracts/office-lottery-reports'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'

const line = z.object({
  /** Unique in a report. */
  key: z.string(),
  // Of one of the sums that were put together: each means something where lines are told apart by it.
  game: z.string(),
  family: z.string(),
  play: z.nullable(z.string()),
  issue: z.bigint(),
  number: z.string(),
  drawsAt: z.date(),
  day: z.string(),
  tickets: z.number(),
  members: z.number(),
  stake: z.bigint(),
  win: z.bigint(),
  rebate: z.bigint(),
})
export type ReportLine = z.output<typeof line>

/** Draws of these lotteries between two instants (the second one excluded), in a currency and days of a time zone. */
export type ReportRange = {
  readonly from: Date
  readonly until: Date
  readonly timeZone: string
  readonly currency: string
  readonly games: readonly { readonly code: string; readonly family: string }[]
}

/** Lines of a report, or all of it in one. */
type Grouping = LotteryReportGroup | 'all'

const KEYS: Readonly<Record<Grouping, ReturnType<typeof sql>>> = {
  all: sql`''`,
  game: sql`issue.game`,
  play: sql`asked.family || ' ' || issue_sum.play`,
  issue: sql`issue.id::text`,
  day: sql`day::text`,
}

/** Sums of the brand whose operator asks. */
export function createReportStore(database: Database) {
  return {
    /** Lines of a group: issues the last drawn first, all others by stakes. None where nothing was staked. */
    lines: async (range: ReportRange, by: Grouping, limit: number): Promise<ReportLine[]> => {
      const order = by === 'issue' ? sql`"drawsAt" desc, issue desc` : sql`stake desc, key`
      const plays = by === 'play' ? sql`issue_sum.play is not null` : sql`issue_sum.play is null`
      const { rows } = await sql`
        with counted as materialized (
          select ${KEYS[by]} as key, issue.game, asked.family, issue_sum.play, issue.id as issue, issue.number, draws_at,
                 day, tickets, members, stake, win, rebate
            from lottery.issue join lottery.issue_sum on issue_sum.issue = issue.id
            join unnest(${range.games.map(({ code }) => code)}::text[],
                        ${range.games.map(({ family }) => family)}::text[]) as asked (game, family) using (game),
                 lateral (select (draws_at at time zone ${range.timeZone}::text)::date as day) of_brand
           where issue.state = 'settled' and draws_at >= ${range.from} and draws_at < ${range.until}
             and currency = ${range.currency} and ${plays}),
        people as (
          select key, count(distinct member)::int as members from counted, unnest(members) as member group by key),
        summed as (
          select key, min(game) as game, min(family) as family, min(play) as play, min(issue) as issue,
                 min(number) as number, min(draws_at) as "drawsAt", min(day)::text as day,
                 sum(tickets)::int as tickets, sum(stake)::bigint as stake, sum(win)::bigint as win,
                 sum(rebate)::bigint as rebate
            from counted group by key)
        select * from summed join people using (key) order by ${order} limit ${limit}`.execute(database)
      return rows.map((row) => line.parse(row))
    },
    /** How many settled issues are not counted as they are now. */
    uncountedIn: async ({ from, until, games }: ReportRange): Promise<number> => {
      const { rows } = await sql<{ issues: number }>`
        select count(*)::int as issues from lottery.issue
         where state = 'settled' and counted_version <> version and draws_at >= ${from} and draws_at < ${until}
           and game = any (${games.map(({ code }) => code)}::text[])`.execute(database)
      return rows[0]?.issues ?? 0
    },
  }
}

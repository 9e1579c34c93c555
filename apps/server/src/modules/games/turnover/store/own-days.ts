import { GAME_TYPES, type GameType } from '@sanuk/contracts/catalogue'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { DaySum, OwnDays } from '#platform/capabilities/valid-turnover'
import type { Database } from '#platform/database'

const money = z.pipe(
  z.string(),
  z.transform((value) => amount(BigInt(value))),
)
const sums = { rounds: z.int(), stake: money, win: money }
const dayRow = z.object({ day: z.string(), ...sums })
const gameRow = z.object({ vendor: z.string(), game: z.string(), gameType: z.enum(GAME_TYPES), ...sums })

export type GameSum = Omit<DaySum, 'day'> & {
  readonly vendor: string
  readonly game: string
  readonly gameType: GameType
}

const columns = sql`sum(rounds)::int as rounds, sum(stake)::text as stake, sum(win)::text as win`
const within = ({ member, currency, from, to }: OwnDays) =>
  sql`member = ${member} and currency = ${currency} and day between ${from}::date and ${to}::date`

/** What one member played: sums that stand ready, so that years of rounds need not be read. */
export function createOwnDays(database: Database) {
  return {
    /** Business days with any play, the oldest first. */
    daysOf: async (asked: OwnDays): Promise<DaySum[]> => {
      const { rows } = await sql`
        select day::text, ${columns} from turnover.member_day where ${within(asked)}
         group by day having sum(rounds) > 0 or sum(stake) <> 0 or sum(win) <> 0 order by day`.execute(database)
      return rows.map((row) => z.parse(dayRow, row))
    },
    /** Games, those of the greatest stakes first. */
    gamesOf: async (asked: OwnDays, limit: number): Promise<GameSum[]> => {
      const { rows } = await sql`
        select vendor, game, game_type as "gameType", ${columns} from turnover.game_day where ${within(asked)}
         group by vendor, game, game_type order by sum(stake) desc, vendor, game limit ${limit}`.execute(database)
      return rows.map((row) => z.parse(gameRow, row))
    },
    /** Kinds of games. */
    kindsOf: async (asked: OwnDays): Promise<Omit<GameSum, 'vendor' | 'game'>[]> => {
      const { rows } = await sql`
        select '' as vendor, '' as game, game_type as "gameType", ${columns} from turnover.game_day
         where ${within(asked)} group by game_type order by sum(stake) desc`.execute(database)
      return rows.map((row) => z.parse(gameRow, row))
    },
  }
}

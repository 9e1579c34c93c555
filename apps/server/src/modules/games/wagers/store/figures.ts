import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import { type BusinessDay, businessDays } from '#platform/business-days'
import type { FiguresRange, GamePlaySums, PlayFigures, PlaySums } from '#platform/capabilities/day-figures'
import type { Database } from '#platform/database'

/** PlaySums of everything, of a day or of a game; or how many players there were in all or on a day. */
type Row = {
  day: string | null
  vendor: string | null
  game: string | null
  gameType: string | null
} & ({ rounds: string; stake: string; win: string; players: null } | { rounds: null; players: bigint })

type SumsRow = Extract<Row, { rounds: string }>

/** What a brand's settled rounds come to, in its own money: guests play with none. */
export function createFigures(database: Database) {
  return {
    /** Days that were summed and have not changed since are taken from there, all others from their rounds. */
    figures: async (range: FiguresRange): Promise<PlayFigures> => {
      const { id, currency, timeZone } = range.brand
      const days = businessDays(range.from, range.to, timeZone).map((day) => cut(day, range.until))
      const own = sql`brand = ${id} and time_zone = ${timeZone}`
      const { rows } = await sql<Row>`
        with days as (
          select * from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ begins }) => begins)}::timestamptz[],
                               ${days.map(({ ends }) => ends)}::timestamptz[],
                               ${days.map(({ isWhole }) => isWhole)}::boolean[]) as days (day, begins, ends, is_whole)
        ), summed as materialized (
          select day from days
           where is_whole and exists (select from wagers.summed_day s where ${own} and s.day = days.day)
             and not exists (
               select from wagers.late_change c
                where c.brand = ${id} and c.counted_at >= days.begins and c.counted_at < days.ends)
        ), live as materialized (
          select day, played.* from days cross join lateral (
            select vendor, game, game_type, member, count(*) as rounds, sum(stake) as stake, sum(win) as win
              from wagers.settled_between(${id}::uuid, begins, ends)
             where currency = ${currency}
             group by vendor, game, game_type, member
          ) played where day not in (select day from summed)
        ), played as materialized (
          select day, vendor, game, game_type, rounds, stake, win from wagers.day_game
           where ${own} and currency = ${currency} and day in (select day from summed)
          union all
          select day, vendor, game, game_type, rounds, stake, win from live
        ), players as materialized (
          select day, member from wagers.day_player
           where ${own} and currency = ${currency} and day in (select day from summed)
          union
          select day, member from live
        )
        select day::text, vendor, game, game_type as "gameType", coalesce(sum(rounds), 0)::text as rounds,
               coalesce(sum(stake), 0)::text as stake, coalesce(sum(win), 0)::text as win, null as players
          from played group by grouping sets ((), (day), (vendor, game, game_type))
        union all
        select day::text, null, null, null, null, null, null, count(*) from players group by day
        union all
        select null, null, null, null, null, null, null, count(*) from (select distinct member from players) everybody`.execute(
        database,
      )
      return readFigures(rows)
    },
  }
}

/** A day up to an instant at most; only a whole one may be taken from its sums. */
function cut({ day, begins, ends }: BusinessDay, until: Date = ends) {
  const isWhole = until >= ends
  return { day, begins, ends: isWhole ? ends : until, isWhole }
}

function readFigures(rows: readonly Row[]): PlayFigures {
  const players = new Map<string | null, number>(
    rows.flatMap(({ day, players: number }) => (number === null ? [] : [[day, Number(number)]])),
  )
  const sums = rows.flatMap((row) => (row.rounds === null ? [] : row))
  const total = sums.find(({ day, game }) => day === null && game === null)
  if (!total) throw new Error('a sum of everything is always there')
  return {
    total: { ...readSums(total), players: players.get(null) ?? 0 },
    days: sums.flatMap((row) =>
      row.day === null ? [] : { day: row.day, ...readSums(row), players: players.get(row.day) ?? 0 },
    ),
    games: sums.flatMap((row) => (row.game === null ? [] : readGame(row))),
  }
}

const readSums = ({ rounds, stake, win }: SumsRow): PlaySums => ({
  rounds: Number(rounds),
  stake: amount(BigInt(stake)),
  win: amount(BigInt(win)),
})

function readGame(row: SumsRow): GamePlaySums {
  const gameType = GAME_TYPES.find((known) => known === row.gameType)
  if (!gameType || row.vendor === null || row.game === null) throw new Error('rounds of no known category')
  return { vendor: row.vendor, game: row.game, gameType, ...readSums(row) }
}

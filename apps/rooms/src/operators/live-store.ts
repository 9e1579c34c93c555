import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { CoupRow } from '../coups/coup-table.ts'
import type { Database } from '../database.ts'

/** What lies on a spot of the coup in progress at a table. */
export type SpotSum = {
  readonly game: string
  readonly currency: CurrencyCode
  readonly spot: string
  readonly stake: bigint
  readonly players: number
}

/** What members staked and won at a table, or in a coup. */
export type PlayedSum = {
  readonly of: string
  readonly currency: CurrencyCode
  readonly count: number
  readonly stake: bigint
  readonly win: bigint
}

export type LiveStore = ReturnType<typeof createLiveStore>

/** Sums of stakes and wins for operators, as they follow from our schema. */
export function createLiveStore(database: Database) {
  return {
    /** Bets that count of all coups in progress. */
    staked: async (): Promise<SpotSum[]> => {
      const { rows } = await sql<Omit<SpotSum, 'currency'> & { currency: string }>`
        select coup.table_code as game, seat.currency, lying.spot,
               (sum(lying.amount) * 10000)::bigint as stake, count(distinct seat.member)::int as players
          from rooms.coup coup
          join rooms.seat seat on seat.coup = coup.id
          join rooms.bet bet on bet.seat = seat.id and bet.state = 'placed'
         cross join lateral jsonb_to_recordset(bet.stakes) as lying (spot text, amount numeric)
         where coup.state in ('betting', 'dealing')
         group by coup.table_code, seat.currency, lying.spot`.execute(database)
      return rows.map(inCurrency)
    },
    /** By table, what came of coups that ended since then; those that are void left out. */
    playedSince: async (since: Date): Promise<PlayedSum[]> => {
      const { rows } = await sql<Omit<PlayedSum, 'currency'> & { currency: string }>`
        select coup.table_code as of, seat.currency, count(distinct coup.id)::int as count,
               sum(seat.stake)::bigint as stake, sum(seat.win)::bigint as win
          from rooms.coup coup
          join rooms.seat seat on seat.coup = coup.id and seat.stake is not null
         where coup.state = 'ended' and coup.ended_at >= ${since}
         group by coup.table_code, seat.currency`.execute(database)
      return rows.map(inCurrency)
    },
    /** By coup, what lies there or came of it. */
    sumsOf: async (coups: readonly string[]): Promise<PlayedSum[]> => {
      const { rows } = await sql<Omit<PlayedSum, 'currency'> & { currency: string }>`
        select seat.coup as of, seat.currency, count(*)::int as count,
               sum(coalesce(seat.stake, placed.stake))::bigint as stake, sum(coalesce(seat.win, 0))::bigint as win
          from rooms.seat seat
         cross join lateral (
           select sum(amount)::bigint as stake from rooms.bet where seat = seat.id and state = 'placed') placed
         where seat.coup = any (${[...coups]}::uuid[]) and coalesce(seat.stake, placed.stake) is not null
         group by seat.coup, seat.currency order by seat.currency`.execute(database)
      return rows.map(inCurrency)
    },
    /** Coups of a table, the newest first, those that opened before an instant where one is given. */
    recent: (
      table: string,
      before: Date | undefined,
      most: number,
    ): Promise<(CoupRow & { series_number: number })[]> => {
      const coups = database
        .selectFrom('rooms.coup')
        .innerJoin('rooms.series', 'rooms.series.id', 'rooms.coup.series')
        .selectAll('rooms.coup')
        .select('rooms.series.number as series_number')
        .where('rooms.coup.table_code', '=', table)
      return (before ? coups.where('opens_at', '<', before) : coups).orderBy('opens_at', 'desc').limit(most).execute()
    },
    seriesNumber: async (series: string): Promise<number> => {
      const found = database.selectFrom('rooms.series').select('number').where('id', '=', series)
      return (await found.executeTakeFirstOrThrow()).number
    },
  }
}

function inCurrency<Row extends { readonly currency: string }>(row: Row): Row & { currency: CurrencyCode } {
  const { currency } = row
  if (!isCurrencyCode(currency)) throw new Error(`a seat is in ${currency}`)
  return { ...row, currency }
}

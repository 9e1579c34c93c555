import type { MissionScope, MissionType } from '@sanuk/contracts/missions'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import { startOfDay } from '#platform/business-days'

/** The calendar and money in which a brand counts. */
export type Place = { readonly brand: string; readonly currency: CurrencyCode; readonly timeZone: string }

/** What is counted, on which business days, both included; of everybody, or of those who are named. */
export type Counting = Place & {
  readonly type: MissionType
  readonly scope: MissionScope
  readonly from: string
  readonly to: string
  readonly members?: readonly string[]
}

export const ALL_GAMES: MissionScope = { gameType: null, vendor: null, game: null }

/** Later than any day that comes. */
export const NO_END = '9999-12-30'

const PLAYED = { validBet: sql`valid`, rounds: sql`rounds * 10000`, winCount: sql`wins * 10000` }

/**
 * The one place where it is said what missions count: the relation (member, day, amount), in 1/10 000 also where it is a
 * plain number. It stays where the sums lie.
 */
export function daily(counting: Counting) {
  const { brand, currency, timeZone, type, from, to, members } = counting
  const ofThese = members ? sql`and told.member = any (${members}::uuid[])` : sql``
  if (type === 'deposit') {
    const [begin, end] = [startOfDay(from, timeZone), startOfDay(to, timeZone, 1)]
    return sql`
      select told.member, (told.credited_at at time zone ${timeZone})::date as day, told.amount
        from cashier.credited_between(${brand}, ${currency}, ${begin}, ${end}) told where true ${ofThese}`
  }
  if (type === 'login') {
    return sql`
      select told.member, told.day, 10000::bigint as amount from missions.visit told
       where told.brand = ${brand} and told.day between ${from}::date and ${to}::date ${ofThese}`
  }
  const { gameType, vendor, game } = counting.scope
  return sql`
    select told.member, told.day, ${PLAYED[type]} as amount
      from turnover.games_between(${brand}, ${currency}, ${from}::date, ${to}::date) told
     where (${gameType}::text is null or told.game_type = ${gameType})
       and (${vendor}::text is null or told.vendor = ${vendor})
       and (${game}::text is null or told.game = ${game}) ${ofThese}`
}

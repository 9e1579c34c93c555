import { dayOf } from '@sanuk/contracts/calendar-day'
import { amount } from '@sanuk/money/amount'
import type { Played } from '../wagers/index.ts'

/** What a member played of one game on a business day, `yyyy-MM-dd`. */
export type GameDay = Omit<Played, 'settledAt'> & { readonly day: string }

/** Sums by member, day, currency and game. `timeZones` by the brands' ids. */
export function sumPlayed(played: readonly Played[], timeZones: ReadonlyMap<string, string>): GameDay[] {
  const sums = new Map<string, GameDay>()
  for (const { settledAt, ...one } of played) {
    const timeZone = timeZones.get(one.brand)
    if (!timeZone) throw new Error(`brand ${one.brand} has no time zone`)
    const day = dayOf(settledAt, timeZone)
    const name = [one.member, day, one.currency, one.vendor, one.game].join(' ')
    sums.set(name, plus(sums.get(name), { ...one, day }))
  }
  return [...sums.values()]
}

function plus(sum: GameDay | undefined, more: GameDay): GameDay {
  if (!sum) return more
  return {
    ...sum,
    rounds: sum.rounds + more.rounds,
    wins: sum.wins + more.wins,
    stake: amount(sum.stake + more.stake),
    win: amount(sum.win + more.win),
    valid: amount(sum.valid + more.valid),
  }
}

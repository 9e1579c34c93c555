import { unitsOf } from '../money.ts'
import type { ShownFight } from './cockfight-record.ts'
import { type DealtCard, sideOdds } from './drawn-fight.ts'

type Pair<T> = { readonly meron: T; readonly wala: T }

/** What both sides pay to one, in ten-thousandths. */
export const oddsOf = ([meron, wala]: DealtCard['ratings']): Pair<number> => ({
  meron: sideOdds(meron, meron + wala),
  wala: sideOdds(wala, meron + wala),
})

/** What a hundredth of a stake comes back as from the pools, 95 of a hundred shared; null for a side without stakes. */
export function pricesOf({ meron, wala }: Pair<string>): Pair<bigint | null> {
  const [red, blue] = [unitsOf(meron), unitsOf(wala)]
  const share = (own: bigint) => (own === 0n ? null : ((red + blue) * 95n) / own)
  return { meron: share(red), wala: share(blue) }
}

const isTooLow = (price: bigint | null) => price !== null && price < 108n

type Bet = { readonly spot: string; readonly stake: bigint }

/** Draws pay eight and eighty-eight to one. */
const DRAWS: ReadonlyMap<string, bigint> = new Map([
  ['bdd', 9n],
  ['ftd', 89n],
])

/** What a bet wins; null where there is no such spot, or nobody can have bet there. */
export function fightWin({ spot, stake }: Bet, fight: ShownFight, result: string): bigint | null {
  const draw = DRAWS.get(spot)
  if (draw === undefined && spot !== 'meron' && spot !== 'wala') return null
  const prices = fight.pools && pricesOf(fight.pools)
  if (prices && (isTooLow(prices.meron) || isTooLow(prices.wala))) return stake
  if (draw !== undefined) return result === spot ? stake * draw : 0n
  if (DRAWS.has(result)) return stake
  return result === spot ? sideWin({ spot, stake }, fight) : 0n
}

function sideWin({ spot, stake }: Bet, { odds, pools }: ShownFight): bigint | null {
  const side = spot === 'meron' ? 'meron' : 'wala'
  if (odds) return stake + (stake * unitsOf(odds[side])) / 10_000n
  const price = pools && pricesOf(pools)[side]
  return price && (stake * price) / 100n
}

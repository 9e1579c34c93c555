import { cutOff, type Fraction, fraction, isMore, minus, product, quotient, sum } from '../exact/fraction.ts'
import type { Play, Tier } from './play.ts'

/** The most that comes back of what is staked on a unit, on average: the rest is what the house keeps at least. */
export const RETURN_MAX = fraction(995n, 1000n)

/** Odds pay at least the stake. */
const LEAST_ODDS = fraction(1n)

/** Decimals to which odds are rounded down where they are computed from a return. */
const ODDS_DECIMALS = 2

/** Plays of which a unit may win any of their tiers: what comes back of it is what all of them give together. */
const SHARED = /^(?:two-of-three-regular|two-or-special|set-of-four|big|small|big-box|small-box|last-three-any)$/
/** A shared box has tiers for each number of orders: a unit may win all those of its own number. */
const ORDERS = /-of-(\d+)$/

/** By what tiers belong to the same unit: those of the same name do. */
function unitOf(play: Pick<Play, 'code'>, { code }: Tier): string {
  if (SHARED.test(play.code)) return ''
  return play.code.endsWith('shared-box') ? (ORDERS.exec(code)?.[1] ?? code) : code
}

/** What comes back of a tier alone, of stakes that are not refunded: `chance × odds / cost`. */
function ownReturn({ cost }: Pick<Play, 'cost'>, { chance, refund }: Tier, odds: Fraction): Fraction {
  const staked = refund ? minus(fraction(1n), refund) : fraction(1n)
  return quotient(product(chance, odds), product(staked, fraction(BigInt(cost))))
}

type Priced = Pick<Play, 'code' | 'cost' | 'tiers'>

/**
 * What comes back on average of a unit that may win each tier, tiers of the same unit together. `odds` are per 1 staked, by
 * tier, stake included.
 */
export function returnsOf(play: Priced, odds: readonly Fraction[]): Fraction[] {
  const own = play.tiers.map((tier, at) => ownReturn(play, tier, odds[at] ?? fraction(0n)))
  const units = play.tiers.map((tier) => unitOf(play, tier))
  return units.map((unit) => sum(own.filter((_, at) => units[at] === unit)))
}

/** The highest of a play's returns. */
export function highestReturn(play: Priced, odds: readonly Fraction[]): Fraction {
  return returnsOf(play, odds).reduce((most, one) => (isMore(one, most) ? one : most), fraction(0n))
}

/**
 * Odds by which `wanted` comes back of each unit, as far as two decimals go: rounded down, and no less than the stake. Tiers
 * of the same unit keep their proportion.
 */
export function oddsForReturn(play: Priced, odds: readonly Fraction[], wanted: Fraction): Fraction[] {
  const returns = returnsOf(play, odds)
  return odds.map((one, at) => {
    const now = returns[at]
    if (!now || now.over === 0n) return one
    const scaled = cutOff(product(one, quotient(wanted, now)), ODDS_DECIMALS)
    return isMore(LEAST_ODDS, scaled) ? LEAST_ODDS : scaled
  })
}

/**
 * The most that one tier may pay, with four decimals, where the other tiers of its unit stay as they are: then
 * `RETURN_MAX` comes back. Below 1 where the others alone give too much.
 */
export function mostOdds(play: Priced, odds: readonly Fraction[], at: number): Fraction {
  const [tier, now] = [play.tiers[at], returnsOf(play, odds)[at]]
  if (!tier || !now) throw new RangeError(`play ${play.code} has no tier ${at}`)
  const others = minus(now, ownReturn(play, tier, odds[at] ?? fraction(0n)))
  return cutOff(quotient(minus(RETURN_MAX, others), ownReturn(play, tier, fraction(1n))), 4)
}

/** Whether odds leave the house its margin and pay no less than the stake. */
export const areSound = (play: Priced, odds: readonly Fraction[]): boolean =>
  odds.length === play.tiers.length &&
  odds.every((one) => !isMore(LEAST_ODDS, one)) &&
  !isMore(highestReturn(play, odds), RETURN_MAX)

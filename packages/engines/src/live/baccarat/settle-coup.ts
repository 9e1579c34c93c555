import type { Coup } from '../../cards/baccarat-coup.ts'
import { type CoupFacts, factsOf } from './coup-facts.ts'
import { spotOf, winOf } from './spot-returns.ts'
import { type BaccaratVariant, OPPOSITE_SPOTS, type SpotCode } from './spots.ts'

/** A bet on a spot; `stake` in the smallest unit of money, 1/10 000 of the currency's. */
export type CoupBet = { readonly spot: SpotCode; readonly stake: bigint }

/** `win` includes the stake; 0 is lost. */
export type SettledBet = CoupBet & { readonly win: bigint }

export type SettledCoup = {
  readonly bets: readonly SettledBet[]
  readonly stake: bigint
  readonly win: bigint
  /** What of the stakes counts as turnover. */
  readonly valid: bigint
}

/**
 * Settles all bets on a coup. A win with a fraction of the smallest unit is rounded down, as in games without reels. Throws
 * `RangeError` for a spot that the variant does not have and for a stake that is not positive.
 */
export function settleCoup(variant: BaccaratVariant, bets: readonly CoupBet[], coup: Coup): SettledCoup {
  const facts = factsOf(coup)
  const settled = bets.map((bet) => settleBet(variant, bet, facts))
  return {
    bets: settled,
    stake: settled.reduce((all, { stake }) => all + stake, 0n),
    win: settled.reduce((all, { win }) => all + win, 0n),
    valid: validStake(variant, bets, facts),
  }
}

function settleBet(variant: BaccaratVariant, { spot, stake }: CoupBet, facts: CoupFacts): SettledBet {
  if (stake <= 0n) throw new RangeError(`a stake of ${stake} on ${spot} is not positive`)
  return { spot, stake, win: winOf(spotOf(variant, spot), stake, facts) }
}

/**
 * The turnover of all bets on a coup. A bet counts with what it won or lost, at most its stake: nothing for a push, half
 * for a win at half odds. Stakes on one spot count together. Of two opposite spots, player and banker or big and small,
 * only the difference of the stakes counts, as a bet on the larger one: the rest was never at risk.
 */
function validStake(variant: BaccaratVariant, bets: readonly CoupBet[], facts: CoupFacts): bigint {
  const stakes = new Map<SpotCode, bigint>()
  for (const { spot, stake } of bets) stakes.set(spot, (stakes.get(spot) ?? 0n) + stake)
  for (const [one, other] of OPPOSITE_SPOTS) {
    const [these, those] = [stakes.get(one) ?? 0n, stakes.get(other) ?? 0n]
    const covered = these < those ? these : those
    stakes.set(one, these - covered).set(other, those - covered)
  }
  return [...stakes]
    .filter(([, stake]) => stake > 0n)
    .reduce((all, [spot, stake]) => all + riskedOf(stake, winOf(spotOf(variant, spot), stake, facts)), 0n)
}

function riskedOf(stake: bigint, win: bigint): bigint {
  const difference = win > stake ? win - stake : stake - win
  return difference < stake ? difference : stake
}

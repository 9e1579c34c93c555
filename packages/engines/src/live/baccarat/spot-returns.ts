import { type Fraction, fromDecimal, isMore, sum } from '../../exact/fraction.ts'
import { NOTHING, ONE_STAKE } from '../../instant/multiple.ts'
import { type CoupFacts, conditions } from './coup-facts.ts'
import { type BaccaratVariant, baccaratSpots, type Spot, type SpotCode } from './spots.ts'

/** The spot of that code. Throws `RangeError` where the variant has none. */
export function spotOf(variant: BaccaratVariant, code: SpotCode): Spot {
  const spot = baccaratSpots[variant].find((one) => one.code === code)
  if (!spot) throw new RangeError(`a table of the variant ${variant} has no spot ${JSON.stringify(code)}`)
  return spot
}

/** What a bet on a spot returns, in stakes, the stake included: 0 is lost, 1 is a push. */
export function returnOf(spot: Spot, facts: CoupFacts): Fraction {
  const pay = spot.pays.find(({ when }) => conditions[when](facts))
  return pay ? returnAt(pay.odds) : NOTHING
}

/** What a bet on a spot wins, stake included, in the smallest unit of money; a fraction of one is dropped. */
export function winOf(spot: Spot, stake: bigint, facts: CoupFacts): bigint {
  const { over, under } = returnOf(spot, facts)
  return (stake * over) / under
}

/** The most a bet on a spot returns, in stakes, the stake included. */
export const maximumMultipleOf = (spot: Spot): Fraction =>
  spot.pays.map(({ odds }) => returnAt(odds)).reduce((most, one) => (isMore(one, most) ? one : most), NOTHING)

/** Returns by the odds they are made of: reading a decimal takes longer than all the rest of a settlement. */
const returnsByOdds = new Map<string, Fraction>()

function returnAt(odds: string): Fraction {
  const known = returnsByOdds.get(odds)
  if (known) return known
  const read = sum([ONE_STAKE, fromDecimal(odds)])
  returnsByOdds.set(odds, read)
  return read
}

import { type Fraction, fromDecimal, isMore, minus, sum } from '../exact/fraction.ts'
import { NOTHING, ONE_STAKE } from '../instant/multiple.ts'
import type { OppositeSpots, Spot } from './spots.ts'

/** What can come out, and in how many ways of all. */
export type Weighted<Facts> = { readonly facts: Facts; readonly ways: number }

/** What a table pays. `Facts` is all that its spots look at of an outcome. */
export type PayTable<Facts, When extends string = string> = {
  /** As errors call it, with its variant. */
  readonly name: string
  readonly spots: readonly Spot<When>[]
  /** No spot is in two of them. */
  readonly opposites: readonly OppositeSpots[]
  /** Whether an outcome is a case of the pay table. */
  readonly meets: (when: When, facts: Facts) => boolean
  /** All that can come out, as far as a spot looks at it. Spots that look at the same share one list. */
  readonly outcomesFor: (spot: Spot<When>) => readonly Weighted<Facts>[]
}

/** The spot of that code. Throws `RangeError` where the table has none. */
export function spotOf<Facts, When extends string>(table: PayTable<Facts, When>, code: string): Spot<When> {
  const spot = table.spots.find((one) => one.code === code)
  if (!spot) throw new RangeError(`a table of ${table.name} has no spot ${JSON.stringify(code)}`)
  return spot
}

/** What a bet on a spot returns, in stakes, the stake included: 0 is lost, 1 is a push. */
export function returnOf<Facts, When extends string>(
  { meets }: Pick<PayTable<Facts, When>, 'meets'>,
  spot: Spot<When>,
  facts: Facts,
): Fraction {
  const pay = spot.pays.find(({ when }) => meets(when, facts))
  return pay ? returnAt(pay.odds) : NOTHING
}

/** Outcomes that no spot tells apart, taken together: there are far fewer of them to count. */
export function mergeAlike<Facts, When extends string>(
  { spots, meets }: Pick<PayTable<Facts, When>, 'spots' | 'meets'>,
  outcomes: readonly Weighted<Facts>[],
): readonly Weighted<Facts>[] {
  const caseOf = ({ pays }: Spot<When>, facts: Facts) => pays.findIndex(({ when }) => meets(when, facts))
  const alike = Map.groupBy(outcomes, ({ facts }) => spots.map((spot) => caseOf(spot, facts)).join(' '))
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, ways: others.reduce((all, { ways }) => all + ways, first.ways) }] : [],
  )
}

/** The most a bet on a spot returns, in stakes, the stake included. */
export const maximumMultipleOf = (spot: Spot): Fraction =>
  spot.pays.map(({ odds }) => returnAt(odds)).reduce((most, one) => (isMore(one, most) ? one : most), NOTHING)

/** Returns by the odds they are made of: reading a decimal takes longer than all the rest of a settlement. */
const returnsByOdds = new Map<string, Fraction>()

function returnAt(odds: string): Fraction {
  const known = returnsByOdds.get(odds)
  if (known) return known
  const read = odds.startsWith('-') ? minus(ONE_STAKE, fromDecimal(odds.slice(1))) : sum([ONE_STAKE, fromDecimal(odds)])
  if (isMore(NOTHING, read)) throw new RangeError(`odds of ${odds} lose more than the stake`)
  returnsByOdds.set(odds, read)
  return read
}

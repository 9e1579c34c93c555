import { type Amount, add, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import type { SpotStake } from '#protocol'

/** Money by spot. */
export type Stakes = ReadonlyMap<string, Amount>

export const NO_STAKES: Stakes = new Map()

/** The stakes as they come over the wire. */
export const readStakes = (stakes: readonly SpotStake[]): Stakes =>
  merged(...stakes.map(({ spot, amount }) => new Map([[spot, parseAmount(amount)]])))

/** The stakes as they go over the wire. */
export const writeStakes = (stakes: Stakes): SpotStake[] =>
  [...stakes].map(([spot, amount]) => ({ spot, amount: writeAmount(amount) }))

/** All of them together. */
export function merged(...all: readonly Stakes[]): Stakes {
  const sum = new Map<string, Amount>()
  for (const stakes of all) for (const [spot, amount] of stakes) sum.set(spot, add(on(sum, spot), amount))
  return sum
}

/** What lies on a spot. */
export const on = (stakes: Stakes, spot: string): Amount => stakes.get(spot) ?? ZERO

export const totalOf = (stakes: Stakes): Amount => add(...stakes.values())

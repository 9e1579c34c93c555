import { type Amount, add, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import type { SpotStake } from '../protocol.ts'

/** Money by the spots it lies on. */
export type SpotStakes = ReadonlyMap<string, Amount>

/** Adds stakes up by their spots, which keep the order in which they were first bet on. */
export function stakesBySpot(...lists: readonly (readonly SpotStake[])[]): SpotStakes {
  const sums = new Map<string, Amount>()
  for (const { spot, amount } of lists.flat()) sums.set(spot, add(sums.get(spot) ?? ZERO, parseAmount(amount)))
  return sums
}

export const writeStakes = (stakes: SpotStakes): SpotStake[] =>
  [...stakes].map(([spot, amount]) => ({ spot, amount: writeAmount(amount) }))

export const sumOf = (stakes: SpotStakes): Amount => add(...stakes.values())

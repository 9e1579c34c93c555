import { type Amount, add, subtract, ZERO } from '@sanuk/money/amount'
import type { RoomFault } from '../protocol.ts'
import type { TableLimits } from '../tables/table-rules.ts'
import { type SpotStakes, sumOf } from './spot-stakes.ts'

/** Why a bet is not taken; with `above_maximum`, how much more would be. */
export type BetFault = { readonly fault: RoomFault; readonly free?: Amount }

/** Checks a bet against the limits, with what its player has on the coup already. Answers null where it may be taken. */
export function checkBet(bet: SpotStakes, before: SpotStakes, limits: TableLimits): BetFault | null {
  for (const [spot, amount] of bet) {
    const of = limits.spots.get(spot)
    if (!of || amount <= 0n) return { fault: 'invalid_request' }
    const there = before.get(spot) ?? ZERO
    if (add(there, amount) < of.minimum) return { fault: 'below_minimum' }
    if (add(there, amount) > of.maximum) return { fault: 'above_maximum', free: subtract(of.maximum, there) }
  }
  const free = subtract(limits.maximum, sumOf(before))
  return sumOf(bet) > free ? { fault: 'above_maximum', free } : null
}

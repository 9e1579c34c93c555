import { equalSpot, multipliedSpot } from '../bank-hands/spots.ts'
import type { Spot } from '../spots.ts'

/** Hands that play against the bank. */
export const BULL_BULL_HANDS = [1, 2, 3] as const

/**
 * The pay table in the order of a table: of each hand a bet that wins and loses by the winner's rank, one at even money,
 * and a bull bull or five faces in it. Wins against the bank pay five per cent commission.
 */
export const bullBullSpots: readonly Spot[] = [
  ...BULL_BULL_HANDS.map((hand) => multipliedSpot(hand, { name: 'double', multiples: [1, 2, 3, 4, 5], canTie: false })),
  ...BULL_BULL_HANDS.map((hand) => equalSpot(hand, { canTie: false })),
  ...BULL_BULL_HANDS.map((hand) => ({
    code: `hand-${hand}-bull-bull`,
    group: 'bull-bull',
    pays: [{ when: `hand-${hand}-bull-bull`, odds: '12' }],
  })),
]

import { equalSpot, multipliedSpot } from '../bank-hands/spots.ts'
import type { Spot } from '../spots.ts'

/** Hands that play against the bank. */
export const POK_DENG_HANDS = [1, 2, 3, 4] as const

/**
 * The pay table in the order of a table: of each hand a bet with deng, one at even money, its tie with the bank and a pair
 * in its first two cards; and a Pok of the bank. Wins of a hand pay five per cent commission.
 */
export const pokDengSpots: readonly Spot[] = [
  ...POK_DENG_HANDS.map((hand) => multipliedSpot(hand, { name: 'deng', multiples: [1, 2, 3, 5], canTie: true })),
  ...POK_DENG_HANDS.map((hand) => equalSpot(hand, { canTie: true })),
  ...POK_DENG_HANDS.map((hand) => ({
    code: `hand-${hand}-tie`,
    group: 'tie',
    pays: [{ when: `hand-${hand}-tied`, odds: '9' }],
  })),
  ...POK_DENG_HANDS.map((hand) => ({
    code: `hand-${hand}-pair`,
    group: 'pair',
    pays: [{ when: `hand-${hand}-pair`, odds: '15' }],
  })),
  { code: 'bank-pok', group: 'bank', pays: [{ when: 'bank-pok', odds: '4' }] },
]

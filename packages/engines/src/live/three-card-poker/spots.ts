import type { Spot } from '../spots.ts'

/** How an ante ended: won, or given back. The bonus is paid beside it. */
export type ThreeCardAnteCondition = 'won' | 'push'

/** What the player's three cards are. */
export type ThreeCardCondition = 'straight-flush' | 'three-of-a-kind' | 'straight' | 'flush' | 'pair'

/** The ante. Who plays on puts as much again on `play`, which pays alike. */
export const anteSpot: Spot<ThreeCardAnteCondition> = {
  code: 'ante',
  group: 'main',
  pays: [
    { when: 'won', odds: '1' },
    { when: 'push', odds: '0' },
  ],
}

/** Pair plus at 40, 30, 6, 4 and 1 to one, which keeps 2.32 % (Wizard of Odds). */
export const pairPlusSpot: Spot<ThreeCardCondition> = {
  code: 'pair-plus',
  group: 'side',
  pays: [
    { when: 'straight-flush', odds: '40' },
    { when: 'three-of-a-kind', odds: '30' },
    { when: 'straight', odds: '6' },
    { when: 'flush', odds: '4' },
    { when: 'pair', odds: '1' },
  ],
}

/** The pay table in the order of a table. */
export const threeCardSpots: readonly Spot[] = [anteSpot, pairPlusSpot]

import type { Spot } from '../spots.ts'

/** How a hand of the player ended: with a blackjack, higher than the dealer or with the dealer bust, or as high. */
export type BlackjackCondition = 'blackjack' | 'won' | 'push'

/** What a side bet looks at: both cards of the player, or these and the dealer's first. */
export type BlackjackSideCondition =
  | 'perfect-pair'
  | 'coloured-pair'
  | 'mixed-pair'
  | 'suited-three'
  | 'straight-flush'
  | 'three-of-a-kind'
  | 'straight'
  | 'flush'

/** The common hand. Doubling and splitting put as much again on spots of their own, which pay alike. */
export const blackjackHandSpot: Spot<BlackjackCondition> = {
  code: 'hand',
  group: 'hand',
  pays: [
    { when: 'blackjack', odds: '1.5' },
    { when: 'won', odds: '1' },
    { when: 'push', odds: '0' },
  ],
}

/** Pairs at 25, 12 and 6 to one and 21+3 at 100, 40, 30, 10 and 5: pay tables in use for eight packs (Wizard of Odds). */
export const blackjackSideSpots: readonly Spot<BlackjackSideCondition>[] = [
  {
    code: 'pair',
    group: 'side',
    pays: [
      { when: 'perfect-pair', odds: '25' },
      { when: 'coloured-pair', odds: '12' },
      { when: 'mixed-pair', odds: '6' },
    ],
  },
  {
    code: 'twenty-one-three',
    group: 'side',
    pays: [
      { when: 'suited-three', odds: '100' },
      { when: 'straight-flush', odds: '40' },
      { when: 'three-of-a-kind', odds: '30' },
      { when: 'straight', odds: '10' },
      { when: 'flush', odds: '5' },
    ],
  },
]

/** The pay table in the order of a table. */
export const blackjackSpots: readonly Spot[] = [blackjackHandSpot, ...blackjackSideSpots]

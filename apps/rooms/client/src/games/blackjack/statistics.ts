import type { CountedCase, GameStatistics } from '../statistics.ts'

const BUST = 21

type Faces = readonly string[]

/** How often the dealer ended in each way, as the face of a result that is told which of them is the dealer's says it. */
export function dealerCases(dealerOf: (faces: Faces) => string | undefined): readonly CountedCase[] {
  return [
    ...['17', '18', '19', '20', '21'].map((spot) => ({
      spot,
      isIn: ({ faces }: { readonly faces: Faces }) => dealerOf(faces) === spot,
    })),
    { spot: 'bj', name: 'rooms-blackjack.end.bj', isIn: ({ faces }) => dealerOf(faces) === 'bj' },
    { spot: 'bust', name: 'rooms-blackjack.end.bust', isIn: ({ faces }) => Number(dealerOf(faces)) > BUST },
  ]
}

/** How the dealer ended; and how often the common hand was a blackjack. */
export const statistics: GameStatistics = {
  groups: [
    { title: 'rooms-blackjack.counts', cases: dealerCases(([, dealer]) => dealer) },
    {
      title: 'rooms-blackjack.hand.player',
      cases: [{ spot: 'player-bj', name: 'rooms-blackjack.end.bj', isIn: ({ faces: [player] }) => player === 'bj' }],
    },
  ],
}

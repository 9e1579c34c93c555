import type { GameStatistics } from '../statistics.ts'

const BUST = 21

/** How the dealer ended; and how often the common hand was a blackjack. */
export const statistics: GameStatistics = {
  groups: [
    {
      title: 'rooms-blackjack.counts',
      cases: [
        ...['17', '18', '19', '20', '21'].map((spot) => ({
          spot,
          isIn: ({ faces: [, dealer] }: { readonly faces: readonly string[] }) => dealer === spot,
        })),
        { spot: 'bj', name: 'rooms-blackjack.end.bj', isIn: ({ faces: [, dealer] }) => dealer === 'bj' },
        { spot: 'bust', name: 'rooms-blackjack.end.bust', isIn: ({ faces: [, dealer] }) => Number(dealer) > BUST },
      ],
    },
    {
      title: 'rooms-blackjack.hand.player',
      cases: [{ spot: 'player-bj', name: 'rooms-blackjack.end.bj', isIn: ({ faces: [player] }) => player === 'bj' }],
    },
  ],
}

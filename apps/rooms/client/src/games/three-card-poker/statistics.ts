import type { GameStatistics } from '../statistics.ts'
import { HANDS } from './hand-of.ts'

/** What the common hand was. */
export const statistics: GameStatistics = {
  groups: [
    {
      title: 'rooms-three-card.counts',
      cases: HANDS.map((hand) => ({
        spot: hand,
        name: `rooms-three-card.hand.${hand}` as const,
        isIn: ({ faces: [player] }) => player === hand,
      })),
    },
  ],
}

import { ANDAR_BAHAR_RANGES } from '@sanuk/engines/live/andar-bahar/spots'
import { type GameStatistics, wonBy } from '../statistics.ts'

/** Which side won, and after how many cards. */
export const statistics: GameStatistics = {
  groups: [
    {
      title: 'rooms.statistics.main',
      cases: [
        { spot: 'andar', tone: 'red', isIn: wonBy('banker') },
        { spot: 'bahar', tone: 'blue', isIn: wonBy('player') },
      ],
    },
    {
      title: 'rooms.statistics.side',
      cases: ANDAR_BAHAR_RANGES.map(({ least, most }) => ({
        spot: `cards-${least}-${most}`,
        isIn: ({ faces: [, , cards] }) => Number(cards) >= least && Number(cards) <= most,
      })),
    },
  ],
}

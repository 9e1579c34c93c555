import type { PastResult } from '#protocol'
import { type CountedCase, type GameStatistics, wonBy } from '../statistics.ts'

/** The results by how many coins are red. */
const BY_REDS = ['four-white', 'three-white-one-red', 'two-two', 'three-red-one-white', 'four-red']

const reds = ({ faces }: PastResult): number => faces.filter((face) => face === 'red').length

/** Odd and even, and how many coins of each colour. */
export const statistics: GameStatistics = {
  groups: [
    {
      title: 'rooms.statistics.main',
      cases: [
        { spot: 'odd', tone: 'red', isIn: wonBy('banker') },
        { spot: 'even', tone: 'blue', isIn: wonBy('player') },
      ],
    },
    {
      title: 'rooms.statistics.side',
      cases: BY_REDS.map((spot, count): CountedCase => ({ spot, isIn: (result) => reds(result) === count })),
    },
  ],
}

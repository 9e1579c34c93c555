import { SAME_NUMBER } from '@sanuk/engines/live/double-ball-roulette/spots'
import { numbersIn } from '../roulette/number-counts.ts'
import { outsideGroups } from '../roulette/statistics.ts'
import type { GameStatistics } from '../statistics.ts'

/** Both balls in the bets outside, and in one number. */
export const statistics: GameStatistics = {
  groups: [
    ...outsideGroups,
    {
      title: 'rooms.statistics.side',
      cases: [
        {
          spot: SAME_NUMBER,
          isIn: (result) => {
            const [first, second] = numbersIn([result])
            return first !== undefined && first === second
          },
        },
      ],
    },
  ],
}

import { numbersOf } from '@sanuk/engines/live/roulette/spots'
import type { PastResult } from '#protocol'
import { type CountedCase, casesOf, type GameStatistics, type StatisticsGroup } from '../statistics.ts'
import { numbersIn } from './number-counts.ts'

/** Whether all balls of a coup lie in the numbers of a spot. */
const isCovered =
  (spot: string) =>
  (result: PastResult): boolean => {
    const drawn = numbersIn([result])
    return drawn.length > 0 && drawn.every((number) => numbersOf(spot).includes(number))
  }

const one = (spot: string, tone: NonNullable<CountedCase['tone']>): CountedCase => ({
  spot,
  tone,
  isIn: isCovered(spot),
})

/** The bets outside, by what they have in common: with two balls both have to lie there. */
export const outsideGroups: readonly StatisticsGroup[] = [
  {
    title: 'rooms.statistics.main',
    cases: [
      one('red', 'red'),
      one('black', 'black'),
      // A bet inside wins with one ball.
      { spot: 'straight-0', tone: 'green', isIn: (result) => numbersIn([result]).includes(0) },
      ...casesOf(['odd', 'even', 'low', 'high'], isCovered),
    ],
  },
  { title: 'rooms-roulette.group.dozen', cases: casesOf(['dozen-1', 'dozen-2', 'dozen-3'], isCovered) },
  { title: 'rooms-roulette.group.column', cases: casesOf(['column-1', 'column-2', 'column-3'], isCovered) },
]

export const statistics: GameStatistics = { groups: outsideGroups }

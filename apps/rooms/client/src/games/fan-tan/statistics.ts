import { fanTanSpots } from '@sanuk/engines/live/fan-tan/spots'
import type { PastResult } from '#protocol'
import { casesOf, type GameStatistics } from '../statistics.ts'

const spotsOf = (kind: string): readonly string[] =>
  fanTanSpots.filter(({ group }) => group === kind).map(({ code }) => code)

/** Whether one of the numbers of a spot was left, as in `kwok-1-3`. */
const isLeft =
  (spot: string) =>
  ({ faces: [rest = ''] }: PastResult): boolean =>
    spot.split('-').includes(rest)

/** What was left, alone and in pairs. */
export const statistics: GameStatistics = {
  groups: [
    { title: 'rooms.statistics.main', cases: casesOf(spotsOf('fan'), isLeft) },
    { title: 'rooms.statistics.side', cases: casesOf(spotsOf('kwok'), isLeft) },
  ],
}

import type { RoadWinner } from '@sanuk/engines/live/roads/road-results'
import type { PastResult } from '#protocol'
import type { RoomWord } from '../words.ts'

/** Something that past coups are counted by: a spot, or what a game has besides. */
export type CountedCase = {
  /** A spot's code: its name is the spot's. */
  readonly spot: string
  /** What it is called where it is no spot. */
  readonly name?: RoomWord
  /** In which colour it is drawn where it has one. */
  readonly tone?: 'red' | 'blue' | 'green' | 'black'
  readonly isIn: (result: PastResult) => boolean
}

/** Cases that are compared with each other. */
export type StatisticsGroup = { readonly title: RoomWord; readonly cases: readonly CountedCase[] }

/** What the past coups of a game are counted by, as data. */
export type GameStatistics = {
  readonly groups: readonly StatisticsGroup[]
  /** Which results count at all; all of them where it is left out. */
  readonly counts?: (result: PastResult) => boolean
}

export type CaseCount = {
  readonly count: number
  /** In per cent of the coups that count, rounded. */
  readonly share: number
}

/** How many of these coups a case was in. */
export function countCase({ isIn }: Pick<CountedCase, 'isIn'>, results: readonly PastResult[]): CaseCount {
  const count = results.filter(isIn).length
  return { count, share: results.length === 0 ? 0 : Math.round((count * 100) / results.length) }
}

/** A case that is in coups in which the usual road has this winner. */
export const wonBy =
  (winner: RoadWinner) =>
  ({ roads: [road] }: PastResult): boolean =>
    road?.winner === winner

/** A case of each of these spots, by what it takes for a spot to win. */
export const casesOf = (
  spots: readonly string[],
  isIn: (spot: string) => (result: PastResult) => boolean,
): readonly CountedCase[] => spots.map((spot) => ({ spot, isIn: isIn(spot) }))

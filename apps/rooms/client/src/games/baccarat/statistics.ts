import type { PastResult } from '#protocol'
import { type GameStatistics, wonBy } from '../statistics.ts'

type Road = PastResult['roads'][number]

const road =
  (is: (road: Road) => boolean) =>
  ({ roads: [first] }: PastResult): boolean =>
    first !== undefined && is(first)

/** Who won, and pairs and naturals. */
export const statistics: GameStatistics = {
  groups: [
    {
      title: 'rooms.statistics.main',
      cases: [
        { spot: 'banker', tone: 'red', isIn: wonBy('banker') },
        { spot: 'player', tone: 'blue', isIn: wonBy('player') },
        { spot: 'tie', tone: 'green', isIn: wonBy('tie') },
      ],
    },
    {
      title: 'rooms.statistics.side',
      cases: [
        { spot: 'banker-pair', tone: 'red', isIn: road(({ bankerPair }) => bankerPair) },
        { spot: 'player-pair', tone: 'blue', isIn: road(({ playerPair }) => playerPair) },
        { spot: 'either-pair', isIn: road(({ bankerPair, playerPair }) => bankerPair || playerPair) },
        { spot: 'natural', name: 'rooms-baccarat.natural', isIn: road(({ natural }) => natural) },
      ],
    },
  ],
}

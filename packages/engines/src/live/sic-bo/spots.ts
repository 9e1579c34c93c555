import { FACES, facePairs, pairSpot, singleSpot } from '../dice/spots.ts'
import type { OppositeSpots, Spot } from '../spots.ts'

const spot = (code: string, group: string, pay: Spot['pays'][number]): Spot => ({ code, group, pays: [pay] })

const sideSpot = (side: string): Spot => spot(side, 'side', { when: side, odds: '1' })

/** Odds of the totals from 4 to 10; those from 17 down to 11 pay alike. */
const TOTAL_ODDS = ['60', '30', '17', '12', '8', '6', '6']

const totalSpots: readonly Spot[] = [...TOTAL_ODDS, ...TOTAL_ODDS.toReversed()].map((odds, at) =>
  spot(`total-${at + 4}`, 'total', { when: `total-${at + 4}`, odds }),
)

/** The pay table in the order of a table. Big is 11 to 17 and small 4 to 10; they, odd and even lose with a triple. */
export const sicBoSpots: readonly Spot[] = [
  ...['big', 'small', 'odd', 'even'].map(sideSpot),
  ...totalSpots,
  spot('any-triple', 'triple', { when: 'triple', odds: '30' }),
  ...FACES.map((face) => spot(`triple-${face}`, 'triple', { when: `3-of-${face}`, odds: '180' })),
  ...FACES.map((face) => spot(`double-${face}`, 'double', { when: `2-of-${face}`, odds: '11' })),
  ...facePairs.map((pair) => pairSpot(`pair-${pair.join('-')}`, pair, '6')),
  ...FACES.map((face) => singleSpot(`single-${face}`, face, ['1', '2', '12'])),
]

export const sicBoOpposites: readonly OppositeSpots[] = [
  ['big', 'small'],
  ['odd', 'even'],
]

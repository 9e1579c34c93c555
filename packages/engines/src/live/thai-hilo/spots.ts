import { FACES, facePairs, pairSpot, singleSpot } from '../dice/spots.ts'
import type { OppositeSpots, Spot } from '../spots.ts'

const totalSpot = (code: string, when: string, odds: string): Spot => ({ code, group: 'total', pays: [{ when, odds }] })

/** The pay table in the order of a table: low is 3 to 10, high 12 to 18, and 11 is a bet of its own; triples count. */
export const thaiHiloSpots: readonly Spot[] = [
  totalSpot('low', 'up-to-10', '0.95'),
  totalSpot('11-hilo', 'total-11', '6'),
  totalSpot('high', 'from-12', '1.55'),
  ...FACES.map((face) => singleSpot(`single-${face}`, face, ['1', '2', '3'])),
  ...facePairs.map((pair) => pairSpot(`pair-${pair.join('-')}`, pair, '5')),
]

export const thaiHiloOpposites: readonly OppositeSpots[] = [['low', 'high']]

import type { OppositeSpots, Spot } from '../spots.ts'

/** How many of the four coins show red. */
export type SedieCondition = `${0 | 1 | 2 | 3 | 4}-red`

type SedieSpot = Spot<SedieCondition>

/** The same odds for each of these numbers of red coins. */
const paysFor = (odds: string, ...reds: readonly (0 | 1 | 2 | 3 | 4)[]): SedieSpot['pays'] =>
  reds.map((count) => ({ when: `${count}-red`, odds }))

/**
 * The pay table in the order of a table. Of the odds in use the highest are taken, 14 to one for four alike and 2.8 to one
 * for three: with 9 and 2.5 the house would keep 37.5 and 12.5 %. Two of each pay 1.5 to one, which keeps as much as 14 do.
 */
export const sedieSpots: readonly SedieSpot[] = [
  { code: 'even', group: 'side', pays: paysFor('0.96', 0, 2, 4) },
  { code: 'odd', group: 'side', pays: paysFor('0.96', 1, 3) },
  { code: 'four-white', group: 'colours', pays: paysFor('14', 0) },
  { code: 'three-white-one-red', group: 'colours', pays: paysFor('2.8', 1) },
  { code: 'two-two', group: 'colours', pays: paysFor('1.5', 2) },
  { code: 'three-red-one-white', group: 'colours', pays: paysFor('2.8', 3) },
  { code: 'four-red', group: 'colours', pays: paysFor('14', 4) },
]

export const sedieOpposites: readonly OppositeSpots[] = [['odd', 'even']]

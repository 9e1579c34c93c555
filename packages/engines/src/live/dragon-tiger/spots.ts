import type { OppositeSpots, Spot, SpotPay } from '../spots.ts'

const SIDES = ['dragon', 'tiger'] as const
type Side = (typeof SIDES)[number]

/** What a coup has to be like for a bet to be paid: who wins, and what a side's card is. A seven is neither odd, even, big nor small. */
export type DragonTigerCondition =
  | Side
  | 'tie'
  | 'suited-tie'
  | `${Side}-${'odd' | 'even' | 'big' | 'small' | 'red' | 'black'}`

const TIE_TAKES_HALF: SpotPay<DragonTigerCondition> = { when: 'tie', odds: '-0.5' }

const spot = (code: DragonTigerCondition, group: string, odds: string): Spot<DragonTigerCondition> => ({
  code,
  group,
  pays: [{ when: code, odds }],
})

const mainSpot = (side: Side): Spot<DragonTigerCondition> => ({
  code: side,
  group: 'main',
  pays: [{ when: side, odds: '1' }, TIE_TAKES_HALF],
})

/** A seven counts for its colour, so that red and black pay 0.9 to one; the others lose with a seven and pay even money. */
const cardSpots = (side: Side): readonly Spot<DragonTigerCondition>[] => [
  spot(`${side}-odd`, 'card', '1'),
  spot(`${side}-even`, 'card', '1'),
  spot(`${side}-big`, 'card', '1'),
  spot(`${side}-small`, 'card', '1'),
  spot(`${side}-red`, 'card', '0.9'),
  spot(`${side}-black`, 'card', '0.9'),
]

/** The pay table in the order of a table. A tie pays 11 to one, the better of the two odds in use; the other is 8. */
export const dragonTigerSpots: readonly Spot<DragonTigerCondition>[] = [
  mainSpot('dragon'),
  mainSpot('tiger'),
  spot('tie', 'tie', '11'),
  spot('suited-tie', 'tie', '50'),
  ...cardSpots('dragon'),
  ...cardSpots('tiger'),
]

export const dragonTigerOpposites: readonly OppositeSpots[] = [
  ['dragon', 'tiger'],
  ...SIDES.flatMap((side) => [
    [`${side}-odd`, `${side}-even`],
    [`${side}-big`, `${side}-small`],
    [`${side}-red`, `${side}-black`],
  ]),
]

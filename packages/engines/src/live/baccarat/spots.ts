import type { Spot as AnySpot, SpotPay as AnySpotPay, OppositeSpots } from '../spots.ts'

/** The rules a table is played by; they differ in what a win of the banker pays and in the bets beside it. */
export const BACCARAT_VARIANTS = ['commission', 'no-commission', 'ez'] as const
export type BaccaratVariant = (typeof BACCARAT_VARIANTS)[number]

/** What a coup has to be like for a bet to be paid. */
export type SpotCondition =
  | 'player'
  | 'banker'
  | 'tie'
  | 'banker-six'
  | 'banker-six-of-two-cards'
  | 'banker-six-of-three-cards'
  | 'banker-seven-of-three-cards'
  | 'player-eight-of-three-cards'
  | 'player-pair'
  | 'banker-pair'
  | 'either-pair'
  | 'one-perfect-pair'
  | 'two-perfect-pairs'
  | 'four-cards'
  | 'more-than-four-cards'
  | 'natural-tie'
  | `${BonusSide}-natural`
  | `${BonusSide}-by-${4 | 5 | 6 | 7 | 8 | 9}`

type BonusSide = 'player' | 'banker'

export type SpotPay = AnySpotPay<SpotCondition>

export type SpotCode =
  | 'player'
  | 'banker'
  | 'tie'
  | 'player-pair'
  | 'banker-pair'
  | 'either-pair'
  | 'perfect-pair'
  | 'big'
  | 'small'
  | `${BonusSide}-dragon-bonus`
  | 'super-six'
  | 'dragon-7'
  | 'panda-8'

/**
 * A place of the table to bet on. Those of the group `pair` look at the first two cards of the sides only, all others at
 * totals and numbers of cards.
 */
export type Spot = AnySpot<SpotCondition> & {
  readonly code: SpotCode
  readonly group: 'main' | 'pair' | 'size' | 'bonus'
}

const TIE_REFUNDS: SpotPay = { when: 'tie', odds: '0' }

const mainSpots = (banker: readonly SpotPay[]): readonly Spot[] => [
  { code: 'player', group: 'main', pays: [{ when: 'player', odds: '1' }, TIE_REFUNDS] },
  { code: 'banker', group: 'main', pays: [...banker, TIE_REFUNDS] },
  { code: 'tie', group: 'main', pays: [{ when: 'tie', odds: '8' }] },
]

const dragonBonus = (side: BonusSide): Spot => ({
  code: `${side}-dragon-bonus`,
  group: 'bonus',
  pays: [
    { when: `${side}-natural`, odds: '1' },
    { when: `${side}-by-9`, odds: '30' },
    { when: `${side}-by-8`, odds: '10' },
    { when: `${side}-by-7`, odds: '6' },
    { when: `${side}-by-6`, odds: '4' },
    { when: `${side}-by-5`, odds: '2' },
    { when: `${side}-by-4`, odds: '1' },
    { when: 'natural-tie', odds: '0' },
  ],
})

const sideSpots: readonly Spot[] = [
  { code: 'player-pair', group: 'pair', pays: [{ when: 'player-pair', odds: '11' }] },
  { code: 'banker-pair', group: 'pair', pays: [{ when: 'banker-pair', odds: '11' }] },
  { code: 'either-pair', group: 'pair', pays: [{ when: 'either-pair', odds: '5' }] },
  {
    code: 'perfect-pair',
    group: 'pair',
    pays: [
      { when: 'two-perfect-pairs', odds: '200' },
      { when: 'one-perfect-pair', odds: '25' },
    ],
  },
  { code: 'big', group: 'size', pays: [{ when: 'more-than-four-cards', odds: '0.54' }] },
  { code: 'small', group: 'size', pays: [{ when: 'four-cards', odds: '1.5' }] },
  dragonBonus('player'),
  dragonBonus('banker'),
]

const superSix: Spot = {
  code: 'super-six',
  group: 'bonus',
  pays: [
    { when: 'banker-six-of-two-cards', odds: '12' },
    { when: 'banker-six-of-three-cards', odds: '20' },
  ],
}

const dragonSeven: Spot = {
  code: 'dragon-7',
  group: 'bonus',
  pays: [{ when: 'banker-seven-of-three-cards', odds: '40' }],
}

const pandaEight: Spot = {
  code: 'panda-8',
  group: 'bonus',
  pays: [{ when: 'player-eight-of-three-cards', odds: '25' }],
}

/** The pay table of each variant, in the order of a table. */
export const baccaratSpots: { readonly [variant in BaccaratVariant]: readonly Spot[] } = {
  commission: [...mainSpots([{ when: 'banker', odds: '0.95' }]), ...sideSpots],
  'no-commission': [
    ...mainSpots([
      { when: 'banker-six', odds: '0.5' },
      { when: 'banker', odds: '1' },
    ]),
    ...sideSpots,
    superSix,
  ],
  ez: [
    ...mainSpots([
      { when: 'banker-seven-of-three-cards', odds: '0' },
      { when: 'banker', odds: '1' },
    ]),
    ...sideSpots,
    dragonSeven,
    pandaEight,
  ],
}

export const OPPOSITE_SPOTS: readonly OppositeSpots[] = [
  ['player', 'banker'],
  ['big', 'small'],
]

import { type Fraction, fraction } from '../../exact/fraction.ts'
import type { PlayRow } from '../family.ts'

/** A set of four digits (หวยชุด): one ticket is played for six prizes and wins the best that it fits. */
export type LaoSetBet = { readonly kind: 'set'; readonly odds: Readonly<Record<SetPrize, Fraction>> }

/** The prizes of a set, the best first. */
export const SET_PRIZES = [
  'four',
  'last-three',
  'four-any-order',
  'last-three-any-order',
  'first-two',
  'last-two',
] as const
export type SetPrize = (typeof SET_PRIZES)[number]

/** Odds are per 1, stake included. Prices and prizes of sets differ from seller to seller: these return about two thirds. */
export const LAO_SET_PLAYS: readonly PlayRow<LaoSetBet>[] = [
  {
    code: 'set-of-four',
    group: 'set',
    bet: {
      kind: 'set',
      odds: {
        four: fraction(1000n),
        'last-three': fraction(250n),
        'four-any-order': fraction(40n),
        'last-three-any-order': fraction(25n),
        'first-two': fraction(8n),
        'last-two': fraction(8n),
      },
    },
  },
]

/**
 * What tickets of the same digits have in common, as each has chances of its own: how often a prize is the best one, of
 * 10 000 draws. `fits` says which tickets `abcd` it holds for.
 */
export const SET_TIERS: readonly {
  readonly code: string
  readonly prize: SetPrize
  readonly outcomes: number
  readonly fits: (shape: SetShape) => boolean
}[] = [
  { code: 'four', prize: 'four', outcomes: 1, fits: () => true },
  { code: 'last-three', prize: 'last-three', outcomes: 9, fits: () => true },
  { code: 'four-any-order-of-24', prize: 'four-any-order', outcomes: 23, fits: ({ orders }) => orders === 24 },
  { code: 'four-any-order-of-12', prize: 'four-any-order', outcomes: 11, fits: ({ orders }) => orders === 12 },
  { code: 'four-any-order-of-6', prize: 'four-any-order', outcomes: 5, fits: ({ orders }) => orders === 6 },
  { code: 'four-any-order-of-4', prize: 'four-any-order', outcomes: 3, fits: ({ orders }) => orders === 4 },
  {
    code: 'last-three-any-order-of-6',
    prize: 'last-three-any-order',
    outcomes: 45,
    fits: ({ endings }) => endings === 6,
  },
  {
    code: 'last-three-any-order-of-3',
    prize: 'last-three-any-order',
    outcomes: 18,
    fits: ({ endings }) => endings === 3,
  },
  { code: 'first-two', prize: 'first-two', outcomes: 98, fits: ({ lastTwoAlike }) => !lastTwoAlike },
  { code: 'first-two-double', prize: 'first-two', outcomes: 99, fits: ({ lastTwoAlike }) => lastTwoAlike },
  { code: 'last-two', prize: 'last-two', outcomes: 89, fits: ({ firstTwoAlike }) => !firstTwoAlike },
  { code: 'last-two-double', prize: 'last-two', outcomes: 90, fits: ({ firstTwoAlike }) => firstTwoAlike },
]

/** What decides the chances of a ticket: the orders of its four digits and of its last three, and its two halves. */
export type SetShape = {
  readonly orders: number
  readonly endings: number
  readonly firstTwoAlike: boolean
  readonly lastTwoAlike: boolean
}

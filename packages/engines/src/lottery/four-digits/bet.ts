import { type Fraction, fraction } from '../../exact/fraction.ts'
import type { PlayRow } from '../family.ts'

/** The prizes of a draw of 23 numbers, in the order of a result: which places each has. */
export const PRIZES = {
  first: [0, 1],
  second: [1, 2],
  third: [2, 3],
  special: [3, 13],
  consolation: [13, 23],
} as const satisfies Readonly<Record<string, readonly [from: number, to: number]>>
type Prize = keyof typeof PRIZES

/** How many numbers a draw has, of four digits each. */
export const DRAWN_NUMBERS = 23

/** What is paid per 1, stake included, for each prize that is played for. */
type Paid = readonly { readonly prize: Prize; readonly odds: Fraction }[]

/** How a bet on four digits combines what is picked. A number wins each prize that it equals. */
export type FourDigitBet = { readonly paid: Paid } & (
  | /** The number as it was drawn. */ { readonly kind: 'number' }
  | /** Every order of the digits; each is a unit. */ { readonly kind: 'box' }
  | /** Every order of the digits in one unit (iBox): the more orders there are, the less each pays. */ {
      readonly kind: 'shared-box'
    }
  | /** The last three digits. */ { readonly kind: 'last-three' }
)

const paid = (odds: Partial<Record<Prize, bigint>>): Paid =>
  PRIZE_NAMES.flatMap((prize) => {
    const per = odds[prize]
    return per === undefined ? [] : [{ prize, odds: fraction(per) }]
  })

export const PRIZE_NAMES = ['first', 'second', 'third', 'special', 'consolation'] as const

/** What Magnum, Toto and Damacai pay. */
const BIG = paid({ first: 2500n, second: 1000n, third: 500n, special: 180n, consolation: 60n })
const SMALL = paid({ first: 3500n, second: 2000n, third: 1000n })

/** The plays in the order of the pad. */
export const FOUR_DIGIT_PLAYS: readonly PlayRow<FourDigitBet>[] = [
  { code: 'big', group: 'four', bet: { kind: 'number', paid: BIG } },
  { code: 'small', group: 'four', bet: { kind: 'number', paid: SMALL } },
  { code: 'first-prize', group: 'four', bet: { kind: 'number', paid: paid({ first: 6000n }) } },
  { code: 'big-box', group: 'box', bet: { kind: 'box', paid: BIG } },
  { code: 'small-box', group: 'box', bet: { kind: 'box', paid: SMALL } },
  { code: 'big-shared-box', group: 'box', bet: { kind: 'shared-box', paid: BIG } },
  { code: 'small-shared-box', group: 'box', bet: { kind: 'shared-box', paid: SMALL } },
  { code: 'last-three-first', group: 'three', bet: { kind: 'last-three', paid: paid({ first: 660n }) } },
  {
    code: 'last-three-any',
    group: 'three',
    bet: { kind: 'last-three', paid: paid({ first: 250n, second: 210n, third: 150n }) },
  },
]

/** In how many orders four digits can stand that are not all alike, most first. */
export const ORDERS: readonly number[] = [24, 12, 6, 4]

import { type Fraction, fraction } from '../../exact/fraction.ts'
import type { PlayRow } from '../family.ts'

/** What of a result a bet is compared with. Only a draw of the Thai government has front and back numbers, two of each. */
export type Drawn = 'top-three' | 'top-two' | 'bottom-two' | 'front-three' | 'back-three'

/** How a bet on three top and two bottom digits combines what is picked. `odds` are paid per 1, stake included. */
export type ThreeUpBet = { readonly drawn: Drawn; readonly odds: Fraction } & (
  | /** The number as it was drawn; where two are drawn, each that it equals wins. */ { readonly kind: 'number' }
  | /** The digits of the number in any order. */ { readonly kind: 'any-order' }
  | /** A digit that occurs, however often. */ { readonly kind: 'run' }
  | /** A digit at its place. */ { readonly kind: 'position' }
)

/** The plays of Yeekee, stocks, Lao and Hanoi in the order of the pad, at the odds that Thai sites usually pay. */
export const THREE_UP_PLAYS: readonly PlayRow<ThreeUpBet>[] = [
  { code: 'top-three', group: 'three', bet: { kind: 'number', drawn: 'top-three', odds: fraction(900n) } },
  { code: 'top-three-any-order', group: 'three', bet: { kind: 'any-order', drawn: 'top-three', odds: fraction(150n) } },
  { code: 'top-two', group: 'two', bet: { kind: 'number', drawn: 'top-two', odds: fraction(90n) } },
  { code: 'bottom-two', group: 'two', bet: { kind: 'number', drawn: 'bottom-two', odds: fraction(90n) } },
  { code: 'top-two-any-order', group: 'two', bet: { kind: 'any-order', drawn: 'top-two', odds: fraction(45n) } },
  { code: 'run-top', group: 'run', bet: { kind: 'run', drawn: 'top-three', odds: fraction(32n, 10n) } },
  { code: 'run-bottom', group: 'run', bet: { kind: 'run', drawn: 'bottom-two', odds: fraction(42n, 10n) } },
  { code: 'position-top', group: 'position', bet: { kind: 'position', drawn: 'top-three', odds: fraction(9n) } },
  { code: 'position-bottom', group: 'position', bet: { kind: 'position', drawn: 'bottom-two', odds: fraction(9n) } },
]

/** How many digits a number has that a bet is compared with, and how many such numbers are drawn. */
export const DRAWN_NUMBERS: Readonly<Record<Drawn, { readonly length: 2 | 3; readonly count: 1 | 2 }>> = {
  'top-three': { length: 3, count: 1 },
  'top-two': { length: 2, count: 1 },
  'bottom-two': { length: 2, count: 1 },
  'front-three': { length: 3, count: 2 },
  'back-three': { length: 3, count: 2 },
}

/** What is in any order, by how many different digits it has: each wins with its own chance. */
export const ANY_ORDER_TIERS = {
  2: [
    { code: 'two-digits', orders: 2 },
    { code: 'double', orders: 1 },
  ],
  3: [
    { code: 'three-digits', orders: 6 },
    { code: 'pair', orders: 3 },
    { code: 'triple', orders: 1 },
  ],
} as const

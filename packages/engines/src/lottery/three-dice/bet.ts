import type { PlayRow } from '../family.ts'
import type { SetBet } from '../sets.ts'

/** How a bet on three dice combines what is picked. */
export type ThreeDiceBet =
  | { readonly kind: 'sum' }
  /** Whether the sum is big (11 or more), small, odd or even; `triplesLose` as in sic bo. */
  | { readonly kind: 'sum-sides'; readonly triplesLose: boolean }
  /** Faces that are all shown, however often: one, two or three different ones. */
  | ({ readonly kind: 'faces'; readonly length: 1 | 2 | 3 } & SetBet)
  /** All three show one face, the one picked. */
  | { readonly kind: 'triple' }
  | { readonly kind: 'any-triple' }
  /** The three are 1-2-3, 2-3-4, 3-4-5 or 4-5-6. */
  | { readonly kind: 'straight' }
  | { readonly kind: 'any-straight' }
  /** Two show one face, the third another that is picked, too. */
  | { readonly kind: 'pair' }
  /** At least two show a face. */
  | { readonly kind: 'any-pair' }

export const SIDES = ['big', 'small', 'odd', 'even'] as const
/** Straights by their first face. */
export const STRAIGHTS = ['one-two-three', 'two-three-four', 'three-four-five', 'four-five-six'] as const

/** The plays in the order of the pad. */
export const THREE_DICE_PLAYS: readonly PlayRow<ThreeDiceBet>[] = [
  { code: 'sum', group: 'sum', bet: { kind: 'sum' } },
  { code: 'sum-sides', group: 'sum', bet: { kind: 'sum-sides', triplesLose: false } },
  { code: 'sum-sides-no-triples', group: 'sum', bet: { kind: 'sum-sides', triplesLose: true } },
  { code: 'triple', group: 'triple', bet: { kind: 'triple' } },
  { code: 'any-triple', group: 'triple', bet: { kind: 'any-triple' } },
  { code: 'three-different', group: 'three-different', bet: { kind: 'faces', length: 3 } },
  { code: 'three-different-banker', group: 'three-different', bet: { kind: 'faces', length: 3, banker: true } },
  { code: 'straight', group: 'straight', bet: { kind: 'straight' } },
  { code: 'any-straight', group: 'straight', bet: { kind: 'any-straight' } },
  { code: 'pair', group: 'pair', bet: { kind: 'pair' } },
  { code: 'any-pair', group: 'pair', bet: { kind: 'any-pair' } },
  { code: 'two-different', group: 'two-different', bet: { kind: 'faces', length: 2 } },
  { code: 'two-different-banker', group: 'two-different', bet: { kind: 'faces', length: 2, banker: true } },
  { code: 'one-face', group: 'one-face', bet: { kind: 'faces', length: 1 } },
]

import type { PlayRow } from '../family.ts'
import type { SetBet } from '../sets.ts'

/** How a bet on five of eleven numbers combines what is picked. */
export type ElevenFiveBet =
  /** The first numbers in the order in which they are drawn. */
  | { readonly kind: 'straight'; readonly length: 2 | 3 }
  /**
   * Numbers that are all among the first so many drawn, in any order. A unit that is longer than the draw holds the
   * whole draw.
   */
  | ({ readonly kind: 'set'; readonly first: 2 | 3 | 5 } & SetBet)
  /** One number at its place; each pick is a unit. */
  | { readonly kind: 'position' }
  /** How many of the five are odd. */
  | { readonly kind: 'odd-count' }
  /** Which number is the third by size. */
  | { readonly kind: 'median' }
  /** Of each ball whether it is big (6 to 10), small, odd or even; 11 refunds. */
  | { readonly kind: 'ball-sides' }
  /** Of the sum whether it is big (above 30) or small, 30 refunding both; odd or even; its last digit big (5 to 9) or small. */
  | { readonly kind: 'sum-sides' }
  /** Whether the first ball (dragon) or the fifth (tiger) is the larger. */
  | { readonly kind: 'dragon-tiger' }

export const SIDES = ['big', 'small', 'odd', 'even'] as const
export const SUM_SIDES = ['big', 'small', 'odd', 'even', 'tail-big', 'tail-small'] as const
export const ANIMALS = ['dragon', 'tiger'] as const

/** The plays in the order of the pad. */
export const ELEVEN_FIVE_PLAYS: readonly PlayRow<ElevenFiveBet>[] = [
  { code: 'front-three-straight', group: 'front-three', bet: { kind: 'straight', length: 3 } },
  { code: 'front-three-group', group: 'front-three', bet: { kind: 'set', first: 3, length: 3 } },
  { code: 'front-three-group-banker', group: 'front-three', bet: { kind: 'set', first: 3, length: 3, banker: true } },
  { code: 'front-two-straight', group: 'front-two', bet: { kind: 'straight', length: 2 } },
  { code: 'front-two-group', group: 'front-two', bet: { kind: 'set', first: 2, length: 2 } },
  { code: 'front-two-group-banker', group: 'front-two', bet: { kind: 'set', first: 2, length: 2, banker: true } },
  { code: 'position', group: 'position', bet: { kind: 'position' } },
  { code: 'front-three-not-fixed', group: 'not-fixed', bet: { kind: 'set', first: 3, length: 1 } },
  { code: 'any-one', group: 'any', bet: { kind: 'set', first: 5, length: 1 } },
  { code: 'any-two', group: 'any', bet: { kind: 'set', first: 5, length: 2 } },
  { code: 'any-three', group: 'any', bet: { kind: 'set', first: 5, length: 3 } },
  { code: 'any-four', group: 'any', bet: { kind: 'set', first: 5, length: 4 } },
  { code: 'any-five', group: 'any', bet: { kind: 'set', first: 5, length: 5 } },
  { code: 'any-six', group: 'any', bet: { kind: 'set', first: 5, length: 6 } },
  { code: 'any-seven', group: 'any', bet: { kind: 'set', first: 5, length: 7 } },
  { code: 'any-eight', group: 'any', bet: { kind: 'set', first: 5, length: 8 } },
  { code: 'any-two-banker', group: 'any-banker', bet: { kind: 'set', first: 5, length: 2, banker: true } },
  { code: 'any-three-banker', group: 'any-banker', bet: { kind: 'set', first: 5, length: 3, banker: true } },
  { code: 'any-four-banker', group: 'any-banker', bet: { kind: 'set', first: 5, length: 4, banker: true } },
  { code: 'any-five-banker', group: 'any-banker', bet: { kind: 'set', first: 5, length: 5, banker: true } },
  { code: 'any-six-banker', group: 'any-banker', bet: { kind: 'set', first: 5, length: 6, banker: true } },
  { code: 'any-seven-banker', group: 'any-banker', bet: { kind: 'set', first: 5, length: 7, banker: true } },
  { code: 'any-eight-banker', group: 'any-banker', bet: { kind: 'set', first: 5, length: 8, banker: true } },
  { code: 'odd-count', group: 'odd-count', bet: { kind: 'odd-count' } },
  { code: 'median', group: 'median', bet: { kind: 'median' } },
  { code: 'ball-sides', group: 'sides', bet: { kind: 'ball-sides' } },
  { code: 'sum-sides', group: 'sides', bet: { kind: 'sum-sides' } },
  { code: 'dragon-tiger', group: 'sides', bet: { kind: 'dragon-tiger' } },
]

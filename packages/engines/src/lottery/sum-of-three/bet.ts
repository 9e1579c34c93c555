import type { PlayRow } from '../family.ts'

/** How a bet on three digits and their sum (0 to 27) combines what is picked. Each pick is a unit. */
export type SumOfThreeBet =
  | { readonly kind: 'sum' }
  /** Whether the sum is big (14 or more), small, odd or even. */
  | { readonly kind: 'sum-sides' }
  /**
   * Size and parity at once. What small-odd gets for 13 and big-even for 14: the win, the stake, or reduced odds of 1.6
   * (at the whole return), for which their other sums pay more.
   */
  | { readonly kind: 'combination'; readonly middle: 'win' | 'refund' | 'reduced' }
  /** The sum is 22 or more, or 5 or less. */
  | { readonly kind: 'extremes' }
  /** The remainder of the sum by three; 0, 13, 14 and 27 have no colour. */
  | { readonly kind: 'colours' }
  /** Three alike; three in a row in any order, also 8-9-0 and 9-0-1; exactly two alike. */
  | { readonly kind: 'shapes' }

export const SIDES = ['big', 'small', 'odd', 'even'] as const
export const COMBINATIONS = ['big-odd', 'big-even', 'small-odd', 'small-even'] as const
export const EXTREMES = ['extreme-big', 'extreme-small'] as const
/** By the remainder of the sum: 0, 1 and 2. */
export const COLOURS = ['red', 'green', 'blue'] as const
export const SHAPES = ['triple', 'straight', 'pair'] as const

/** The plays in the order of the pad. */
export const SUM_OF_THREE_PLAYS: readonly PlayRow<SumOfThreeBet>[] = [
  { code: 'sum', group: 'sum', bet: { kind: 'sum' } },
  { code: 'sum-sides', group: 'sides', bet: { kind: 'sum-sides' } },
  { code: 'combination', group: 'sides', bet: { kind: 'combination', middle: 'win' } },
  { code: 'combination-refund', group: 'sides', bet: { kind: 'combination', middle: 'refund' } },
  { code: 'combination-reduced', group: 'sides', bet: { kind: 'combination', middle: 'reduced' } },
  { code: 'extremes', group: 'sides', bet: { kind: 'extremes' } },
  { code: 'colours', group: 'colours', bet: { kind: 'colours' } },
  { code: 'shapes', group: 'shapes', bet: { kind: 'shapes' } },
]

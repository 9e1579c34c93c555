import type { PlayRow } from '../family.ts'

/** How a bet on the finish of ten cars combines what is picked. */
export type RacingTenBet =
  /** The first cars in their order. */
  | { readonly kind: 'straight'; readonly length: 1 | 2 | 3 | 4 | 5 | 6 }
  /** One car at its place; each pick is a unit. */
  | { readonly kind: 'position' }
  /** A car that is among so many places, from one on (0 is the winner's). */
  | { readonly kind: 'not-fixed'; readonly from: number; readonly count: 3 | 4 | 5 }
  /** Of each place whether its car is big (6 to 10), small, odd or even. */
  | { readonly kind: 'place-sides' }
  /** Whether a place (dragon) or the one opposite it from the end (tiger) has the larger car. */
  | { readonly kind: 'dragon-tiger' }
  /** The sum of the first two or three cars. */
  | { readonly kind: 'sum'; readonly of: 2 | 3 }
  /** Whether the sum of the first two is big (above 11), small, odd or even. With `tie`, 11 refunds all of them. */
  | { readonly kind: 'sum-sides'; readonly tie: boolean }

export const SIDES = ['big', 'small', 'odd', 'even'] as const
export const ANIMALS = ['dragon', 'tiger'] as const

/** The plays in the order of the pad. */
export const RACING_TEN_PLAYS: readonly PlayRow<RacingTenBet>[] = [
  { code: 'top-one', group: 'top', bet: { kind: 'straight', length: 1 } },
  { code: 'top-two', group: 'top', bet: { kind: 'straight', length: 2 } },
  { code: 'top-three', group: 'top', bet: { kind: 'straight', length: 3 } },
  { code: 'top-four', group: 'top', bet: { kind: 'straight', length: 4 } },
  { code: 'top-five', group: 'top', bet: { kind: 'straight', length: 5 } },
  { code: 'top-six', group: 'top', bet: { kind: 'straight', length: 6 } },
  { code: 'position', group: 'position', bet: { kind: 'position' } },
  { code: 'top-three-not-fixed', group: 'not-fixed', bet: { kind: 'not-fixed', from: 0, count: 3 } },
  { code: 'last-three-not-fixed', group: 'not-fixed', bet: { kind: 'not-fixed', from: 7, count: 3 } },
  { code: 'top-four-not-fixed', group: 'not-fixed', bet: { kind: 'not-fixed', from: 0, count: 4 } },
  { code: 'last-four-not-fixed', group: 'not-fixed', bet: { kind: 'not-fixed', from: 6, count: 4 } },
  { code: 'top-five-not-fixed', group: 'not-fixed', bet: { kind: 'not-fixed', from: 0, count: 5 } },
  { code: 'last-five-not-fixed', group: 'not-fixed', bet: { kind: 'not-fixed', from: 5, count: 5 } },
  { code: 'place-sides', group: 'sides', bet: { kind: 'place-sides' } },
  { code: 'dragon-tiger', group: 'dragon-tiger', bet: { kind: 'dragon-tiger' } },
  { code: 'sum-two', group: 'sum', bet: { kind: 'sum', of: 2 } },
  { code: 'sum-two-sides', group: 'sum', bet: { kind: 'sum-sides', tie: false } },
  { code: 'sum-two-sides-refund', group: 'sum', bet: { kind: 'sum-sides', tie: true } },
  { code: 'sum-three', group: 'sum', bet: { kind: 'sum', of: 3 } },
]

import type { PlayRow } from '../family.ts'

/** With so many hits a unit wins; its return is divided over such tiers by their weights. */
export type PaidHits = { readonly hits: number; readonly weight: number }

/** How a bet on 20 of 80 numbers combines what is picked. */
export type EightyBallsBet =
  /** Sets of so many numbers, which win by how many of them are drawn. */
  | { readonly kind: 'pick'; readonly length: number; readonly pays: readonly PaidHits[] }
  /** Whether the sum is big (above 810), small, odd or even; 810 refunds big and small. */
  | { readonly kind: 'sum-sides' }
  /** Whether more numbers are of 1 to 40 (upper), of 41 to 80 (lower), or as many of both. */
  | { readonly kind: 'halves' }
  /** Whether more numbers are odd, even, or as many of both. */
  | { readonly kind: 'parity' }
  /** The range of the sum. */
  | { readonly kind: 'elements' }

export const SUM_SIDES = ['big', 'small', 'odd', 'even'] as const
export const HALVES = ['upper', 'middle', 'lower'] as const
export const PARITY = ['more-odd', 'equal', 'more-even'] as const
/** The elements with the largest sum of each. */
export const ELEMENTS = [
  { word: 'gold', most: 695 },
  { word: 'wood', most: 763 },
  { word: 'water', most: 855 },
  { word: 'fire', most: 923 },
  { word: 'earth', most: 1410 },
] as const

/** Every tier has the same share of the return. */
const equally = (...hits: readonly number[]): PaidHits[] => hits.map((count) => ({ hits: count, weight: 1 }))

const pick = (name: string, length: number, pays: readonly PaidHits[]): PlayRow<EightyBallsBet> => ({
  code: `pick-${name}`,
  group: 'pick',
  bet: { kind: 'pick', length, pays },
})

/** The plays in the order of the pad. With 9 and 10 numbers the full hit has a smaller share: its prize stays payable. */
export const EIGHTY_BALLS_PLAYS: readonly PlayRow<EightyBallsBet>[] = [
  pick('one', 1, equally(1)),
  pick('two', 2, equally(2)),
  pick('three', 3, equally(3, 2)),
  pick('four', 4, equally(4, 3, 2)),
  pick('five', 5, equally(5, 4, 3)),
  pick('six', 6, equally(6, 5, 4, 3)),
  pick('seven', 7, equally(7, 6, 5, 4, 0)),
  pick('eight', 8, equally(8, 7, 6, 5, 4, 0)),
  pick('nine', 9, [
    { hits: 9, weight: 1 },
    { hits: 8, weight: 1 },
    { hits: 7, weight: 1 },
    { hits: 6, weight: 1 },
    { hits: 5, weight: 2 },
    { hits: 4, weight: 2 },
    { hits: 0, weight: 2 },
  ]),
  pick('ten', 10, [
    { hits: 10, weight: 1 },
    { hits: 9, weight: 7 },
    { hits: 8, weight: 7 },
    { hits: 7, weight: 9 },
    { hits: 6, weight: 9 },
    { hits: 5, weight: 9 },
    { hits: 0, weight: 8 },
  ]),
  { code: 'sum-sides', group: 'sum', bet: { kind: 'sum-sides' } },
  { code: 'elements', group: 'sum', bet: { kind: 'elements' } },
  { code: 'halves', group: 'plates', bet: { kind: 'halves' } },
  { code: 'parity', group: 'plates', bet: { kind: 'parity' } },
]

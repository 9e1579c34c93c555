import { type Fraction, fraction } from '../../exact/fraction.ts'
import type { PlayRow } from '../family.ts'
import { NORTH, type Region, SOUTH } from './region.ts'

/** How a bet combines what is picked. `odds` are paid per 1, stake included. */
export type VietnamBet =
  /** Numbers of so many digits at one end of these prizes; each time one occurs pays. */
  | {
      readonly kind: 'number'
      readonly digits: 2 | 3 | 4
      readonly end: 'first' | 'last'
      readonly prizes: readonly string[] | 'all'
      /** What a point costs in stakes of a unit. */
      readonly cost: number
      readonly odds: Fraction
    }
  /** So many numbers of two digits, all of which occur (xiên). */
  | { readonly kind: 'parlay'; readonly numbers: ParlaySize; readonly odds: Fraction }
  /** All parlays of two or more among so many numbers (xiên quay). `odds` by the size of the parlay, from 2. */
  | { readonly kind: 'full-parlay'; readonly numbers: 3 | 4; readonly odds: readonly Fraction[] }
  /** So many numbers of two digits, none of which occurs (trượt). It pays this share of the fair odds. */
  | { readonly kind: 'absent'; readonly numbers: number; readonly share: Fraction }
  /** A digit at the end of the special prize (đầu, đuôi). */
  | { readonly kind: 'digit'; readonly place: 'tens' | 'ones'; readonly odds: Fraction }
  /** The last digit of the sum of its last two (tổng). */
  | { readonly kind: 'sum'; readonly odds: Fraction }
  /** Whether its last two digits are alike (kép). */
  | { readonly kind: 'double'; readonly odds: Fraction }
  /** Whether its last two digits are odd or even (chẵn/lẻ), 50 to 99 or 00 to 49 (tài/xỉu). */
  | { readonly kind: 'sides'; readonly of: Sides; readonly odds: Fraction }

export type ParlaySize = 2 | 3 | 4
export type Sides = keyof typeof SIDES

export const SIDES = { 'odd-even': ['odd', 'even'], 'high-low': ['high', 'low'] } as const

/** What differs between the regions: points of lô, and odds where more numbers are drawn. */
type Prices = {
  readonly lot: { readonly two: number; readonly three: number; readonly four: number }
  /** Of parlays of 2, 3 and 4. */
  readonly parlays: readonly [Fraction, Fraction, Fraction]
  /** How many numbers the lowest prizes have of two and of three digits. */
  readonly lowest: { readonly two: number; readonly three: number }
}

const number = (
  digits: 2 | 3 | 4,
  prizes: readonly string[] | 'all',
  { odds, cost = 1, end = 'last' }: { odds: Fraction; cost?: number; end?: 'first' | 'last' },
): VietnamBet => ({ kind: 'number', digits, end, prizes, cost, odds })

const TWO = fraction(99n)
const THREE = fraction(960n)
const FOUR = fraction(8880n)
const DIGIT = fraction(95n, 10n)
const SIDE = fraction(195n, 100n)

/** Lô, of all prizes. */
const lotPlays = ({ lot }: Prices): PlayRow<VietnamBet>[] => [
  { code: 'lot-two', group: 'lot', bet: number(2, 'all', { odds: TWO, cost: lot.two }) },
  { code: 'lot-two-by-stake', group: 'lot', bet: number(2, 'all', { odds: fraction(99n, BigInt(lot.two)) }) },
  { code: 'lot-first-two', group: 'lot', bet: number(2, 'all', { odds: TWO, cost: lot.two, end: 'first' }) },
  { code: 'lot-three', group: 'lot', bet: number(3, 'all', { odds: THREE, cost: lot.three }) },
  { code: 'lot-four', group: 'lot', bet: number(4, 'all', { odds: FOUR, cost: lot.four }) },
]

/**
 * Đề, of one prize. What people call "đề đầu" has three variants, each a play of its own: the first two digits of the
 * special prize (`special-first-two`), the prize of two digits (`lowest-two`) and the end of the first prize
 * (`first-prize-two`). Where a prize has several numbers, the odds of one are divided among them.
 */
const prizePlays = ({ lowest }: Region, { lowest: counts }: Prices): PlayRow<VietnamBet>[] => [
  { code: 'special-two', group: 'special', bet: number(2, ['special'], { odds: TWO }) },
  { code: 'special-first-two', group: 'special', bet: number(2, ['special'], { odds: TWO, end: 'first' }) },
  { code: 'first-prize-two', group: 'special', bet: number(2, ['first'], { odds: TWO }) },
  { code: 'lowest-two', group: 'special', bet: number(2, [lowest.two], { odds: fraction(99n, BigInt(counts.two)) }) },
  {
    code: 'lowest-and-special-two',
    group: 'special',
    bet: number(2, [lowest.two, 'special'], { odds: TWO, cost: counts.two + 1 }),
  },
  { code: 'special-three', group: 'three', bet: number(3, ['special'], { odds: THREE }) },
  { code: 'first-prize-three', group: 'three', bet: number(3, ['first'], { odds: THREE }) },
  {
    code: 'lowest-three',
    group: 'three',
    bet: number(3, [lowest.three], { odds: fraction(960n, BigInt(counts.three)) }),
  },
  {
    code: 'lowest-and-special-three',
    group: 'three',
    bet: number(3, [lowest.three, 'special'], { odds: THREE, cost: counts.three + 1 }),
  },
  { code: 'special-four', group: 'four', bet: number(4, ['special'], { odds: FOUR }) },
]

const parlayPlays = ({ parlays }: Prices): PlayRow<VietnamBet>[] => [
  { code: 'parlay-two', group: 'parlay', bet: { kind: 'parlay', numbers: 2, odds: parlays[0] } },
  { code: 'parlay-three', group: 'parlay', bet: { kind: 'parlay', numbers: 3, odds: parlays[1] } },
  { code: 'parlay-four', group: 'parlay', bet: { kind: 'parlay', numbers: 4, odds: parlays[2] } },
  { code: 'full-parlay-three', group: 'parlay', bet: { kind: 'full-parlay', numbers: 3, odds: parlays.slice(0, 2) } },
  { code: 'full-parlay-four', group: 'parlay', bet: { kind: 'full-parlay', numbers: 4, odds: parlays } },
]

const ABSENT = [
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['twelve', 12],
  ['fourteen', 14],
] as const

const ABSENT_PLAYS: PlayRow<VietnamBet>[] = ABSENT.map(([word, numbers]) => ({
  code: `absent-${word}`,
  group: 'absent',
  bet: { kind: 'absent', numbers, share: fraction(9n, 10n) },
}))

/** Single digits and sides of the last two digits of the special prize. */
const SINGLE_PLAYS: PlayRow<VietnamBet>[] = [
  { code: 'special-tens', group: 'digit', bet: { kind: 'digit', place: 'tens', odds: DIGIT } },
  { code: 'special-ones', group: 'digit', bet: { kind: 'digit', place: 'ones', odds: DIGIT } },
  { code: 'special-sum', group: 'digit', bet: { kind: 'sum', odds: DIGIT } },
  { code: 'special-odd-even', group: 'sides', bet: { kind: 'sides', of: 'odd-even', odds: SIDE } },
  { code: 'special-high-low', group: 'sides', bet: { kind: 'sides', of: 'high-low', odds: SIDE } },
  { code: 'special-double', group: 'sides', bet: { kind: 'double', odds: DIGIT } },
]

const playsFor = (region: Region, prices: Prices): readonly PlayRow<VietnamBet>[] => [
  ...prizePlays(region, prices),
  ...lotPlays(prices),
  ...parlayPlays(prices),
  ...ABSENT_PLAYS,
  ...SINGLE_PLAYS,
]

/** The plays of the north in the order of the pad, at odds that Vietnamese sites pay. */
export const NORTH_PLAYS = playsFor(NORTH, {
  lot: { two: 27, three: 23, four: 23 },
  parlays: [fraction(17n), fraction(65n), fraction(250n)],
  lowest: { two: 4, three: 3 },
})

/** The plays of south and centre. A parlay is rarer among 18 numbers: its odds return about what the north's do. */
export const SOUTH_PLAYS = playsFor(SOUTH, {
  lot: { two: 18, three: 17, four: 16 },
  parlays: [fraction(35n), fraction(200n), fraction(1200n)],
  lowest: { two: 1, three: 1 },
})

import type { PlayRow } from '../family.ts'
import type { BallClass } from './ball-classes.ts'

/** Places of the balls in the order drawn: six regular ones (0 to 5) and the special one (6). */
export type Place = 0 | 1 | 2 | 3 | 4 | 5 | 6
export const SPECIAL: Place = 6
const REGULAR: readonly Place[] = [0, 1, 2, 3, 4, 5]

/** How numbers that are linked win; `special` is the seventh ball. */
export type LinkWins =
  /** All are regular. */
  | 'all'
  /** Two of three are regular, or all three, which pays more. */
  | 'two-or-three'
  /** Both are regular, or one is and the other is the special one, which pays more. */
  | 'both-or-special'
  /** One is regular, the other is the special one. */
  | 'with-special'

/** How a bet on six balls and a special one combines what is picked. */
export type SixBallBet =
  /** What the ball at a place is; each pick is a unit. */
  | { readonly kind: 'ball'; readonly classes: BallClass; readonly places: readonly Place[] }
  /** Numbers of which each is a unit, and wins as one of the six. */
  | { readonly kind: 'regular' }
  /** Each `size` of the numbers picked are a unit. */
  | { readonly kind: 'link'; readonly size: 2 | 3; readonly wins: LinkWins }
  /** Each `size` of the numbers picked are a unit, which wins if none of the seven is among them. */
  | { readonly kind: 'none'; readonly size: number }
  /** Each `size` of the classes picked are a unit, which wins if every one of them is among the seven balls. */
  | { readonly kind: 'present'; readonly classes: 'animals' | 'tails'; readonly size: number }
  /** All animals picked are one unit, which wins if the special ball is of one of them. */
  | { readonly kind: 'animal-group' }
  /** How many different animals the seven balls have. */
  | { readonly kind: 'animal-count' }
  /** What the sum of the seven balls is. */
  | { readonly kind: 'total' }

/** Big is 175 and more. */
export const TOTALS = ['big', 'small', 'odd', 'even'] as const
/** How many animals the seven balls have. Two are the least: an animal has five balls at most. */
export const ANIMAL_COUNTS = ['up-to-four', 'five', 'six', 'seven'] as const

/** Fewest and most animals in a group. */
export const GROUP_SIZES = { least: 2, most: 11 } as const

/** Words of sizes, in codes. */
export const SIZE_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const

type SixBallRow = PlayRow<SixBallBet>

const SPECIAL_ROWS: readonly SixBallRow[] = (
  [
    ['number', 'numbers'],
    ['sides', 'sides'],
    ['colour', 'colours'],
    ['half-wave', 'half-waves'],
    ['animal', 'animals'],
    ['head', 'heads'],
    ['tail', 'tails'],
  ] as const
).map(([code, classes]) => ({
  code: `special-${code}`,
  group: 'special',
  bet: { kind: 'ball', classes, places: [SPECIAL] },
}))

const PLACE_ROWS: readonly SixBallRow[] = (
  [
    ['number', 'numbers'],
    ['sides', 'sides'],
    ['colour', 'colours'],
  ] as const
).map(([code, classes]) => ({
  code: `place-${code}`,
  group: 'place',
  bet: { kind: 'ball', classes, places: REGULAR },
}))

/** Plays in which so many of one thing are a unit. */
const rowsOfSizes = (
  { group, least, most }: { readonly group: string; readonly least: number; readonly most: number },
  bet: (size: number) => SixBallBet,
): SixBallRow[] =>
  SIZE_WORDS.slice(least - 1, most).map((word, n) => ({ code: `${group}-${word}`, group, bet: bet(least + n) }))

/** The plays in the order of the pad. */
export const SIX_BALL_PLAYS: readonly SixBallRow[] = [
  ...SPECIAL_ROWS,
  { code: 'special-animal-group', group: 'special', bet: { kind: 'animal-group' } },
  { code: 'regular-number', group: 'regular', bet: { kind: 'regular' } },
  ...PLACE_ROWS,
  { code: 'total', group: 'total', bet: { kind: 'total' } },
  { code: 'animal-count', group: 'total', bet: { kind: 'animal-count' } },
  { code: 'three-regular', group: 'link', bet: { kind: 'link', size: 3, wins: 'all' } },
  { code: 'two-of-three-regular', group: 'link', bet: { kind: 'link', size: 3, wins: 'two-or-three' } },
  { code: 'two-regular', group: 'link', bet: { kind: 'link', size: 2, wins: 'all' } },
  { code: 'two-or-special', group: 'link', bet: { kind: 'link', size: 2, wins: 'both-or-special' } },
  { code: 'regular-and-special', group: 'link', bet: { kind: 'link', size: 2, wins: 'with-special' } },
  ...rowsOfSizes({ group: 'animals', least: 1, most: 5 }, (size) => ({ kind: 'present', classes: 'animals', size })),
  ...rowsOfSizes({ group: 'tails', least: 1, most: 4 }, (size) => ({ kind: 'present', classes: 'tails', size })),
  ...rowsOfSizes({ group: 'none', least: 5, most: 12 }, (size) => ({ kind: 'none', size })),
]

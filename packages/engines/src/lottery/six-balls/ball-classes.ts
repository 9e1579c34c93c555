import { ANIMALS } from '../animals.ts'
import type { Symbols } from '../play.ts'
import { numbers, words } from '../rows.ts'

/** Numbers of the balls: 1 to this. It has no sides: what is staked on them goes back. */
export const LAST_BALL = 49

/** Of the animal of the year 1, 13, 25, 37 and 49; of the one before it 2, 14, … 38. Animals count from 0. */
export const animalOfBall = (ball: number, yearAnimal: number): number =>
  (yearAnimal + LAST_BALL - ball) % ANIMALS.length

const COLOURS = ['red', 'blue', 'green'] as const
const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46])
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48])

export const colourOfBall = (ball: number): (typeof COLOURS)[number] => {
  if (RED.has(ball)) return 'red'
  return BLUE.has(ball) ? 'blue' : 'green'
}

const isBig = (ball: number): boolean => ball >= 25
const isOdd = (ball: number): boolean => ball % 2 === 1
const hasOddSum = (ball: number): boolean => (Math.floor(ball / 10) + (ball % 10)) % 2 === 1

const SIDES: Readonly<Record<string, (ball: number) => boolean>> = {
  big: isBig,
  small: (ball) => !isBig(ball),
  odd: isOdd,
  even: (ball) => !isOdd(ball),
  'sum-odd': hasOddSum,
  'sum-even': (ball) => !hasOddSum(ball),
}

const ALL_SIDES: typeof SIDES = {
  ...SIDES,
  'tail-big': (ball) => ball % 10 >= 5,
  'tail-small': (ball) => ball % 10 < 5,
}

const TWO_SIDES: typeof SIDES = {
  'big-odd': (ball) => isBig(ball) && isOdd(ball),
  'big-even': (ball) => isBig(ball) && !isOdd(ball),
  'small-odd': (ball) => !isBig(ball) && isOdd(ball),
  'small-even': (ball) => !isBig(ball) && !isOdd(ball),
}

const HALF_WAVES: Readonly<Record<string, (ball: number) => boolean>> = Object.fromEntries(
  COLOURS.flatMap((colour) =>
    Object.entries(SIDES).map(([side, isSide]) => [
      `${colour}-${side}`,
      (ball: number) => colourOfBall(ball) === colour && isSide(ball),
    ]),
  ),
)

/** How the balls are divided: what is picked, and what is paid alike. */
export type BallClasses = {
  readonly symbols: Symbols
  /** Whether a ball is of what a symbol names, in a year of this animal. */
  readonly has: (symbol: number, ball: number, yearAnimal: number) => boolean
  /** What is paid alike has a tier; `balls` are how many win it. */
  readonly tiers: readonly { readonly code: string; readonly balls: number }[]
  readonly tierOf: (symbol: number, yearAnimal: number) => number
  /** 49 belongs to none: what is staked goes back. */
  readonly refundsLast?: boolean
}

/** Classes of these words. Balls of words that are paid alike are counted by the caller. */
function byWords(
  classes: Readonly<Record<string, (ball: number) => boolean>>,
  rest: Pick<BallClasses, 'tiers' | 'tierOf' | 'refundsLast'>,
): BallClasses {
  const isOf = Object.values(classes)
  return {
    symbols: words(Object.keys(classes)),
    has: (symbol, ball) => isOf[symbol]?.(ball) ?? false,
    ...rest,
  }
}

/** How many of the balls that have sides. */
const ballsWithin = (isOf: (ball: number) => boolean): number =>
  Array.from({ length: LAST_BALL - 1 }, (_, n) => n + 1).filter(isOf).length

/** The balls as they are picked and written. */
export const BALL_NUMBERS = numbers(1, LAST_BALL, 2)

const NUMBERS: BallClasses = {
  symbols: BALL_NUMBERS,
  has: (symbol, ball) => symbol === ball,
  tiers: [{ code: 'number', balls: 1 }],
  tierOf: () => 0,
}

const SIDE_CLASSES = byWords(
  { ...ALL_SIDES, ...TWO_SIDES },
  {
    tiers: [
      { code: 'one-side', balls: 24 },
      { code: 'two-sides', balls: 12 },
    ],
    tierOf: (symbol) => Number(symbol >= Object.keys(ALL_SIDES).length),
    refundsLast: true,
  },
)

const COLOUR = byWords(
  Object.fromEntries(COLOURS.map((colour) => [colour, (ball: number) => colourOfBall(ball) === colour])),
  {
    tiers: [
      { code: 'red', balls: 17 },
      { code: 'blue', balls: 16 },
      { code: 'green', balls: 16 },
    ],
    tierOf: (symbol) => symbol,
  },
)

const HALF_WAVE = byWords(HALF_WAVES, {
  tiers: Object.entries(HALF_WAVES).map(([code, isOf]) => ({ code, balls: ballsWithin(isOf) })),
  tierOf: (symbol) => symbol,
  refundsLast: true,
})

const HEADS: BallClasses = {
  symbols: numbers(0, 4, 1),
  has: (symbol, ball) => Math.floor(ball / 10) === symbol,
  tiers: [
    { code: 'zero', balls: 9 },
    { code: 'one-to-four', balls: 10 },
  ],
  tierOf: (symbol) => Number(symbol > 0),
}

const TAILS: BallClasses = {
  symbols: numbers(0, 9, 1),
  has: (symbol, ball) => ball % 10 === symbol,
  tiers: [
    { code: 'zero', balls: 4 },
    { code: 'one-to-nine', balls: 5 },
  ],
  tierOf: (symbol) => Number(symbol > 0),
}

const YEAR_ANIMALS: BallClasses = {
  symbols: words(ANIMALS),
  has: (symbol, ball, yearAnimal) => animalOfBall(ball, yearAnimal) === symbol,
  tiers: [
    { code: 'other-animal', balls: 4 },
    { code: 'year-animal', balls: 5 },
  ],
  tierOf: (symbol, yearAnimal) => Number(symbol === yearAnimal),
}

/** The ways in which balls are divided, by their codes. */
export const BALL_CLASSES = {
  numbers: NUMBERS,
  sides: SIDE_CLASSES,
  colours: COLOUR,
  'half-waves': HALF_WAVE,
  heads: HEADS,
  tails: TAILS,
  animals: YEAR_ANIMALS,
} as const satisfies Readonly<Record<string, BallClasses>>

export type BallClass = keyof typeof BALL_CLASSES

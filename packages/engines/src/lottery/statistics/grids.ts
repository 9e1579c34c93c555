import { ANIMALS } from '../animals.ts'
import type { FamilyCode } from '../bets.ts'
import type { Result, Symbols } from '../play.ts'
import { numbers, words } from '../rows.ts'

const FIVE_PLACES = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'ones'] as const
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const
const TOP = ['top-hundreds', 'top-tens', 'top-ones'] as const
const BOTTOM = ['bottom-tens', 'bottom-ones'] as const
const SPECIAL_DIGITS = ['special-tens', 'special-ones'] as const

/** A place that statistics look at; each has words of its own. */
export type StatisticsPlaceCode =
  | (typeof FIVE_PLACES)[number]
  | (typeof ORDINALS)[number]
  | (typeof TOP)[number]
  | (typeof BOTTOM)[number]
  | (typeof SPECIAL_DIGITS)[number]
  | 'any'
  | 'any-face'
  | 'special'
  | 'animal'
  | 'run-top'
  | 'run-bottom'
  | 'special-end'
  | 'all-ends'

/** One place of a draw, or several that are looked at together. */
export type StatisticsPlace = {
  readonly code: StatisticsPlaceCode
  /** The symbols that a draw has here, as a row of a pad numbers them. */
  readonly read: (result: Result) => readonly number[]
  /** Whether each draw has exactly one symbol here. */
  readonly isSingle: boolean
}

/** Places of a family that have the same symbols. */
export type StatisticsGrid = { readonly symbols: Symbols; readonly places: readonly StatisticsPlace[] }

const DIGITS = numbers(0, 9, 1)

const single = (code: StatisticsPlaceCode, read: (result: Result) => number): StatisticsPlace => ({
  code,
  read: (result) => [read(result)],
  isSingle: true,
})

const several = (code: StatisticsPlaceCode, read: (result: Result) => readonly number[]): StatisticsPlace => ({
  code,
  read: (result) => [...new Set(read(result))],
  isSingle: false,
})

/** The number at each place of a result. */
const eachNumber = (codes: readonly StatisticsPlaceCode[]): StatisticsPlace[] =>
  codes.map((code, at) => single(code, (result) => Number(result[at])))

/** The last digits of one of the numbers of a result. */
const lastDigits = (codes: readonly StatisticsPlaceCode[], number: number): StatisticsPlace[] =>
  codes.map((code, at) => single(code, (result) => Number(result[number]?.at(at - codes.length))))

const lastTwo = (number: string): number => Number(number.slice(-2))
const digitsOf = (number: string): number[] => Array.from(number, Number)

const fiveDigits: StatisticsGrid = { symbols: DIGITS, places: eachNumber(FIVE_PLACES) }

/** Numbers of which the order drawn means nothing. */
const anyOf = (code: 'any' | 'any-face', most: number, width: number): StatisticsGrid => ({
  symbols: numbers(1, most, width),
  places: [several(code, (result) => result.map(Number))],
})

const fourDigits: StatisticsGrid = {
  symbols: DIGITS,
  places: lastDigits(FIVE_PLACES.slice(1), 0),
}

/** Three top digits and two bottom ones, at these places of a result. */
const topAndBottom = (top: number, bottom: number): StatisticsGrid => ({
  symbols: DIGITS,
  places: [
    ...lastDigits(TOP, top),
    ...lastDigits(BOTTOM, bottom),
    several('run-top', (result) => digitsOf((result[top] ?? '').slice(-3))),
    several('run-bottom', (result) => digitsOf(result[bottom] ?? '')),
  ],
})

/** Vietnam: the special prize is the first of a result. */
const VIETNAM: readonly StatisticsGrid[] = [
  { symbols: DIGITS, places: lastDigits(SPECIAL_DIGITS, 0) },
  {
    symbols: numbers(0, 99, 2),
    places: [
      several('all-ends', (result) => result.map(lastTwo)),
      single('special-end', ([special = '']) => lastTwo(special)),
    ],
  },
]

const LAST_BALL_PLACE = 6

/** What is counted of the draws of each family: tables of symbols by places. */
export const STATISTICS_GRIDS: Readonly<Record<FamilyCode, readonly StatisticsGrid[]>> = {
  SSC: [fiveDigits],
  P5: [fiveDigits],
  LF: [{ symbols: DIGITS, places: eachNumber(FIVE_PLACES.slice(2)) }],
  PCB: [{ symbols: DIGITS, places: eachNumber(ORDINALS.slice(0, 3)) }],
  '11X5': [{ symbols: numbers(1, 11, 2), places: eachNumber(ORDINALS.slice(0, 5)) }],
  PK10: [{ symbols: numbers(1, 10, 2), places: eachNumber(ORDINALS) }],
  K3: [anyOf('any-face', 6, 1)],
  KL8: [anyOf('any', 80, 2)],
  LHC: [
    {
      symbols: numbers(1, 49, 2),
      places: [
        single('special', (result) => Number(result[LAST_BALL_PLACE])),
        several('any', (result) => result.map(Number)),
      ],
    },
  ],
  ZODIAC: [{ symbols: words(ANIMALS), places: [single('animal', ([animal]) => Number(animal) - 1)] }],
  VN_NORTH: VIETNAM,
  VN_SOUTH: VIETNAM,
  THAI: [topAndBottom(0, 5)],
  THREE_UP: [topAndBottom(0, 1)],
  LAO_SET: [fourDigits],
  MALAY: [fourDigits],
}

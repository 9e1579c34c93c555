import type { Result } from '../bets.ts'

/**
 * What wins in draws of the north and of the Thai government, as their rules are told to players: each play says how its
 * units are written, and how often one unit wins each tier. Slow, and without a word of the engine.
 */
export type PlainRule = {
  /** How units follow from what is picked: numbers of so many digits, or so many numbers of two digits each. */
  readonly unit:
    | { readonly kind: 'number'; readonly digits: number }
    | { readonly kind: 'set'; readonly numbers: number; readonly whole: boolean }
    | { readonly kind: 'symbol' }
    | { readonly kind: 'place' }
    | { readonly kind: 'any-order'; readonly digits: number }
  readonly wins: (unit: string, result: Result) => readonly number[]
}

const times = (numbers: Result, unit: string, end: 'first' | 'last' = 'last'): number[] => [
  numbers.filter((number) => (end === 'last' ? number.endsWith(unit) : number.startsWith(unit))).length,
]

const longEnough = (numbers: Result, digits: number): string[] => numbers.filter(({ length }) => length >= digits)

const pairsOf = (unit: string): string[] => unit.match(/\d\d/g) ?? []

const choices = (from: readonly string[], count: number): string[][] =>
  count === 0
    ? [[]]
    : from.flatMap((one, at) => choices(from.slice(at + 1), count - 1).map((others) => [one, ...others]))

const occurs = (number: string, result: Result): boolean => result.some((drawn) => drawn.endsWith(number))
const allOccur = (numbers: readonly string[], result: Result): boolean => numbers.every((one) => occurs(one, result))

/** How many choices of so many of a unit's numbers occur. */
const parlays = (unit: string, size: number, result: Result): number =>
  choices(pairsOf(unit), size).filter((choice) => allOccur(choice, result)).length

type Wins = PlainRule['wins']
const number = (digits: number, wins: Wins): PlainRule => ({ unit: { kind: 'number', digits }, wins })
const symbol = (wins: (unit: string, special: string) => boolean): PlainRule => ({
  unit: { kind: 'symbol' },
  wins: (unit, [special = '']) => [Number(wins(unit, special))],
})
const parlay = (numbers: number): PlainRule => ({
  unit: { kind: 'set', numbers, whole: false },
  wins: (unit, result) => [parlays(unit, numbers, result)],
})
const fullParlay = (numbers: number, sizes: readonly number[]): PlainRule => ({
  unit: { kind: 'set', numbers, whole: true },
  wins: (unit, result) => sizes.map((size) => parlays(unit, size, result)),
})
const absent = (numbers: number): PlainRule => ({
  unit: { kind: 'set', numbers, whole: false },
  wins: (unit, result) => [Number(pairsOf(unit).every((one) => !occurs(one, result)))],
})

/** The special prize is the first number of a result, the first prize the second; three of three digits come before four of two. */
const special = (result: Result): Result => result.slice(0, 1)
const first = (result: Result): Result => result.slice(1, 2)
const sixth = (result: Result): Result => result.slice(20, 23)
const seventh = (result: Result): Result => result.slice(23)

export const NORTH_RULES: Readonly<Record<string, PlainRule>> = {
  'lot-two': number(2, (unit, result) => times(result, unit)),
  'lot-two-by-stake': number(2, (unit, result) => times(result, unit)),
  'lot-first-two': number(2, (unit, result) => times(result, unit, 'first')),
  'lot-three': number(3, (unit, result) => times(longEnough(result, 3), unit)),
  'lot-four': number(4, (unit, result) => times(longEnough(result, 4), unit)),
  'special-two': number(2, (unit, result) => times(special(result), unit)),
  'special-first-two': number(2, (unit, result) => times(special(result), unit, 'first')),
  'first-prize-two': number(2, (unit, result) => times(first(result), unit)),
  'lowest-two': number(2, (unit, result) => times(seventh(result), unit)),
  'lowest-and-special-two': number(2, (unit, result) => times([...seventh(result), ...special(result)], unit)),
  'special-three': number(3, (unit, result) => times(special(result), unit)),
  'first-prize-three': number(3, (unit, result) => times(first(result), unit)),
  'lowest-three': number(3, (unit, result) => times(sixth(result), unit)),
  'lowest-and-special-three': number(3, (unit, result) => times([...sixth(result), ...special(result)], unit)),
  'special-four': number(4, (unit, result) => times(special(result), unit)),
  'parlay-two': parlay(2),
  'parlay-three': parlay(3),
  'parlay-four': parlay(4),
  'full-parlay-three': fullParlay(3, [2, 3]),
  'full-parlay-four': fullParlay(4, [2, 3, 4]),
  'absent-four': absent(4),
  'absent-five': absent(5),
  'absent-six': absent(6),
  'absent-seven': absent(7),
  'absent-eight': absent(8),
  'absent-nine': absent(9),
  'absent-ten': absent(10),
  'absent-twelve': absent(12),
  'absent-fourteen': absent(14),
  'special-tens': symbol((unit, drawn) => drawn.slice(-2, -1) === unit),
  'special-ones': symbol((unit, drawn) => drawn.slice(-1) === unit),
  'special-sum': symbol((unit, drawn) => String(Number(drawn.slice(-2, -1)) + Number(drawn.slice(-1))).endsWith(unit)),
  // Words by their places on the pad: odd and even, high (50 to 99) and low.
  'special-odd-even': symbol((unit, drawn) => ('13579'.includes(drawn.slice(-1)) ? '0' : '1') === unit),
  'special-high-low': symbol((unit, drawn) => (drawn.slice(-2) >= '50' ? '0' : '1') === unit),
  'special-double': symbol((_, drawn) => drawn.slice(-1) === drawn.slice(-2, -1)),
}

const sorted = (text: string): string => [...text].sort().join('')
const of = (taken: (result: Result) => Result, digits: number): PlainRule =>
  number(digits, (unit, result) => [taken(result).filter((drawn) => drawn === unit).length])

/** In any order: the tier is how many different digits were drawn, most first. */
const anyOrder = (taken: (result: Result) => string, digits: number): PlainRule => ({
  unit: { kind: 'any-order', digits },
  wins: (unit, result) => {
    const drawn = taken(result)
    const tier = digits - new Set(drawn).size
    return Array.from({ length: digits }, (_, at) => Number(at === tier && sorted(drawn) === sorted(unit)))
  },
})
const run = (taken: (result: Result) => string): PlainRule => ({
  unit: { kind: 'symbol' },
  wins: (unit, result) => [Number(taken(result).includes(unit))],
})
/** A unit is its place, from 0, and its digit. */
const position = (taken: (result: Result) => string): PlainRule => ({
  unit: { kind: 'place' },
  wins: ([place = '', digit = ''], result) => [Number(taken(result)[Number(place)] === digit)],
})

type Thai = { readonly top: (result: Result) => string; readonly bottom: (result: Result) => string }
const threeUp = ({ top, bottom }: Thai): Readonly<Record<string, PlainRule>> => ({
  'top-three': of((result) => [top(result)], 3),
  'top-three-any-order': anyOrder(top, 3),
  'top-two': of((result) => [top(result).slice(1)], 2),
  'bottom-two': of((result) => [bottom(result)], 2),
  'top-two-any-order': anyOrder((result) => top(result).slice(1), 2),
  'run-top': run(top),
  'run-bottom': run(bottom),
  'position-top': position(top),
  'position-bottom': position(bottom),
})

/** A result of top and bottom. */
export const THREE_UP_RULES = threeUp({ top: ([top = '']) => top, bottom: ([, bottom = '']) => bottom })

/** A result of the first prize, two front numbers, two back numbers and the two digits. */
export const THAI_RULES: Readonly<Record<string, PlainRule>> = {
  ...threeUp({ top: ([prize = '']) => prize.slice(3), bottom: (result) => result[5] ?? '' }),
  'front-three': of((result) => result.slice(1, 3), 3),
  'back-three': of((result) => result.slice(3, 5), 3),
}

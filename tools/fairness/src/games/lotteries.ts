import { FAMILIES, type FamilyCode, type Result } from '@sanuk/engines/lottery/bets'
import { DRAWN } from '@sanuk/engines/lottery/draws'
import type { Observable } from '../statistics/battery.ts'
import { evenly, hypergeometric, type ObservedGame } from './observed-game.ts'

/** Something of a draw. */
type Sight = Observable & { readonly see: (result: Result) => readonly number[] }

const symmetry = { source: 'symmetry' } as const
const digitsOf = (text: string): number[] => [...text].map(Number)

/** Of numbers whose digits are independent: all digits, those of each place of the first number, and the last two of all. */
function digitSights(firstLength: number): Sight[] {
  const places = Array.from({ length: firstLength }, (_, place) => ({
    name: `digit ${place + 1} of the first number`,
    chances: evenly(10),
    ...symmetry,
    see: ([first = '']: Result) => [Number(first[place])],
  }))
  const last: Sight = {
    name: 'last two digits',
    chances: evenly(100),
    ...symmetry,
    see: (result) => [Number(result.join('').slice(-2))],
  }
  return [
    { name: 'digits', chances: evenly(10), ...symmetry, see: (result) => result.flatMap(digitsOf) },
    ...places,
    last,
  ]
}

/** Of single digits in their places. */
function placeSights(count: number): Sight[] {
  const places = Array.from({ length: count }, (_, place) => ({
    name: `digit ${place + 1}`,
    chances: evenly(10),
    ...symmetry,
    see: (result: Result) => [Number(result[place])],
  }))
  return [...digitSights(0), ...places]
}

/** Of balls that are drawn one after the other: each place, and how far the second one is from the first. */
function ballSights(count: number, last: number): Sight[] {
  const places = Array.from({ length: count }, (_, place) => ({
    name: `ball ${place + 1}`,
    chances: evenly(last),
    ...symmetry,
    see: (result: Result) => [Number(result[place]) - 1],
  }))
  const distance: Sight = {
    name: 'from the first ball to the second',
    chances: evenly(last - 1),
    ...symmetry,
    see: ([first, second]) => [((Number(second) - Number(first) + last) % last) - 1],
  }
  return count > 1 ? [...places, distance] : places
}

const [KENO_BALLS, KENO_DRAWN] = [80, 20]

/** Of twenty balls of eighty in order: how many are of a set, for sets that part the balls in many ways. */
function kenoSights(): Sight[] {
  const counted = (name: string, marked: number, isMarked: (ball: number) => boolean): Sight => ({
    name,
    chances: hypergeometric(KENO_BALLS, marked, KENO_DRAWN),
    source: 'hypergeometric',
    see: (result) => [result.filter((ball) => isMarked(Number(ball))).length],
  })
  const sets = Array.from({ length: 8 }, (_, rest) =>
    counted(`balls that leave ${rest} of eight`, 10, (ball) => ball % 8 === rest),
  )
  return [counted('low balls', 40, (ball) => ball <= 40), counted('odd balls', 40, (ball) => ball % 2 === 1), ...sets]
}

const diceSights = (): Sight[] => [
  { name: 'dice', chances: evenly(6), ...symmetry, see: (result) => result.map((die) => Number(die) - 1) },
  ...[0, 1, 2].map((at) => ({
    name: `die ${at + 1}`,
    chances: evenly(6),
    ...symmetry,
    see: (result: Result) => [Number(result[at]) - 1],
  })),
]

/** What can be observed of each family's draws. */
const SIGHTS: Readonly<Record<FamilyCode, readonly Sight[]>> = {
  SSC: placeSights(5),
  LF: placeSights(3),
  P5: placeSights(5),
  '11X5': ballSights(5, 11),
  PK10: ballSights(10, 10),
  K3: diceSights(),
  PCB: placeSights(3),
  KL8: kenoSights(),
  LHC: ballSights(7, 49),
  ZODIAC: ballSights(1, 12),
  VN_NORTH: digitSights(5),
  VN_SOUTH: digitSights(6),
  THAI: digitSights(6),
  THREE_UP: digitSights(3),
  LAO_SET: digitSights(4),
  MALAY: digitSights(4),
}

/** What is seen of a result, by the family's observables. */
export const seenOf = (family: FamilyCode, result: Result): readonly (readonly number[])[] =>
  SIGHTS[family].map(({ see }) => see(result))

/** The lotteries that the house draws, by their families. */
export const observedLotteries: readonly (ObservedGame & { readonly code: FamilyCode })[] = FAMILIES.map((code) => ({
  code,
  family: 'lottery',
  observables: SIGHTS[code],
  play: (draw) => ({ won: 0, outcomes: seenOf(code, DRAWN[code].draw(draw)) }),
}))

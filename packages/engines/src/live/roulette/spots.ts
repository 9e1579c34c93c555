import { type RouletteBet, rouletteBets } from '../../instant/roulette-bets.ts'
import type { OppositeSpots, Spot, SpotPay } from '../spots.ts'

/** Kinds of bets as a table calls them, by the first word of a code. Those with zero that have a name of their own follow. */
const groups: { readonly [kind: string]: string } = {
  straight: 'straight',
  split: 'split',
  street: 'street',
  corner: 'corner',
  line: 'six-line',
  column: 'column',
  dozen: 'dozen',
}
const groupsWithZero: { readonly [kind: string]: string } = { street: 'trio', corner: 'first-four' }

function groupOf({ bet, numbers }: RouletteBet): string {
  const kind = bet.slice(0, Math.max(0, bet.indexOf('-')))
  return (numbers.includes(0) ? groupsWithZero[kind] : undefined) ?? groups[kind] ?? 'even-money'
}

/** A bet on n numbers pays 36 / n - 1 to one; n divides 36. */
const PAID_NUMBERS = 36

/** All 157 bets of a table with a single zero, by their kind and numbers: `straight-0`, `split-17-20`, `dozen-1`, `red`. */
export const rouletteSpots: readonly Spot[] = rouletteBets.map((bet) => ({
  code: bet.bet,
  group: groupOf(bet),
  pays: [{ when: bet.bet, odds: `${PAID_NUMBERS / bet.numbers.length - 1}` }],
}))

/** La partage: what a bet on half of the numbers gets on zero, as odds. */
const HALF_LOST: SpotPay = { when: 'straight-0', odds: '-0.5' }

/** The bets of a French table: those on half of the numbers lose half only with zero. */
export const frenchRouletteSpots: readonly Spot[] = rouletteSpots.map((spot) =>
  spot.group === 'even-money' ? { ...spot, pays: [...spot.pays, HALF_LOST] } : spot,
)

const numbersByCode = new Map(rouletteBets.map(({ bet, numbers }) => [bet, numbers]))

/** The numbers with which a spot wins. Throws `RangeError` where there is no such spot. */
export function numbersOf(code: string): readonly number[] {
  const numbers = numbersByCode.get(code)
  if (!numbers) throw new RangeError(`a table of roulette has no spot ${JSON.stringify(code)}`)
  return numbers
}

export const rouletteOpposites: readonly OppositeSpots[] = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3'],
  ['column-1', 'column-2', 'column-3'],
]

/** Chips on a spot. */
export type Chips = { readonly spot: string; readonly chips: number }

/** The numbers as they lie around the wheel of European roulette, clockwise. */
export const rouletteWheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

const one = (spot: string): Chips => ({ spot, chips: 1 })
const two = (spot: string): Chips => ({ spot, chips: 2 })

/** Called bets: chips of one value that cover a part of the wheel, laid in the usual way. */
export const calledBets = {
  /** Neighbours of zero, 22 to 25 around the wheel: 9 chips. */
  voisins: [
    two('street-0-2-3'),
    one('split-4-7'),
    one('split-12-15'),
    one('split-18-21'),
    one('split-19-22'),
    two('corner-25-26-28-29'),
    one('split-32-35'),
  ],
  /** The third of the wheel across from zero, 27 to 33: 6 chips. */
  tiers: ['split-5-8', 'split-10-11', 'split-13-16', 'split-23-24', 'split-27-30', 'split-33-36'].map(one),
  /** What those two leave, on both sides of the wheel: 5 chips. */
  orphelins: ['straight-1', 'split-6-9', 'split-14-17', 'split-17-20', 'split-31-34'].map(one),
} satisfies { readonly [name: string]: readonly Chips[] }

/** A chip on a number and on as many on each side of it around the wheel. Throws `RangeError` for what is on no wheel. */
export function neighbours(number: number, onEachSide: number): readonly Chips[] {
  const at = rouletteWheel.indexOf(number)
  const most = (rouletteWheel.length - 1) / 2
  if (at < 0) throw new RangeError(`${number} is not on the wheel`)
  if (!Number.isInteger(onEachSide) || onEachSide < 0 || onEachSide > most) {
    throw new RangeError(`a wheel has no ${onEachSide} neighbours on each side of a number`)
  }
  return Array.from({ length: 2 * onEachSide + 1 }, (_, step) =>
    one(`straight-${rouletteWheel.at((at - onEachSide + step) % rouletteWheel.length)}`),
  )
}

import { type Fraction, fraction, sum } from '../exact/fraction.ts'
import { atOnce } from './at-once.ts'
import { wholeNumbers } from './draw-some.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { entryOf, requireWhole } from './lookup.ts'
import { NOTHING, writeMultiple } from './multiple.ts'
import { type RouletteBet, redNumbers, rouletteBets } from './roulette-bets.ts'

/** Chips, 1 to 1 000 000, on the bet of that name; see `rouletteBets`. */
export type RouletteStack = { readonly bet: string; readonly chips: number }

/** All the chips together are the stake. */
export type RouletteChoice = { readonly stacks: readonly RouletteStack[] }

export type RouletteView = {
  readonly number: number
  readonly colour: 'red' | 'black' | 'green'
  /** Names of the bets made that won. */
  readonly wins: readonly string[]
  readonly multiple: string
}

/** Numbers 0 to 36. A bet on n of them pays 36 / n times its chips, the chips included. */
const POCKETS = 37
const PAID_NUMBERS = 36n
const MOST_CHIPS = 1_000_000

const betsByName = Object.fromEntries(rouletteBets.map((bet) => [bet.bet, bet]))

/** European roulette with a single zero, without la partage. One draw: the number. */
export const roulette: InstantGame<RouletteChoice, never, RouletteView> = atOnce((choice, draw) => {
  requireChips(choice)
  const number = draw(POCKETS)
  const wins = choice.stacks.filter(({ bet }) => entryOf(betsByName, bet).numbers.includes(number))
  const won = rouletteWin(choice, number)
  return {
    view: { number, colour: colourOf(number), wins: wins.map(({ bet }) => bet), multiple: writeMultiple(won) },
    won,
  }
})

export function rouletteEndings(choice: RouletteChoice): Ending[] {
  requireChips(choice)
  const chance = fraction(1n, BigInt(POCKETS))
  return wholeNumbers(0, POCKETS - 1).map((number) => ({ won: rouletteWin(choice, number), chance }))
}

/** In shares of all the chips. */
function rouletteWin({ stacks }: RouletteChoice, number: number): Fraction {
  const total = stacks.reduce((all, { chips }) => all + BigInt(chips), 0n)
  return sum(stacks.map(({ bet, chips }) => payOf(entryOf(betsByName, bet), number, fraction(BigInt(chips), total))))
}

function payOf({ numbers }: RouletteBet, number: number, share: Fraction): Fraction {
  if (!numbers.includes(number)) return NOTHING
  return fraction(share.over * PAID_NUMBERS, share.under * BigInt(numbers.length))
}

function colourOf(number: number): RouletteView['colour'] {
  if (number === 0) return 'green'
  return redNumbers.includes(number) ? 'red' : 'black'
}

function requireChips({ stacks }: RouletteChoice): void {
  if (stacks.length === 0) throw new RangeError('no chips on the table')
  for (const { bet, chips } of stacks) {
    entryOf(betsByName, bet)
    requireWhole(chips, 1, MOST_CHIPS)
  }
}

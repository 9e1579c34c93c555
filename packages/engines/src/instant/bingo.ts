import { type Fraction, fromDecimal, minus, sum } from '../exact/fraction.ts'
import type { Draw } from '../random/draw.ts'
import { atOnce } from './at-once.ts'
import { BALLS, bingoChances } from './bingo-chances.ts'
import { type BingoHall, bingoHalls } from './bingo-halls.ts'
import { type BingoPattern, bestPattern, bingoPatterns, FREE_CELL, SIDE } from './bingo-patterns.ts'
import { drawSome, wholeNumbers } from './draw-some.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { entryOf, itemAt } from './lookup.ts'
import { NOTHING, ONE_STAKE, writeMultiple } from './multiple.ts'

/** How many balls are called, of those the hall offers; fewer make the patterns rarer and worth more. */
export type BingoChoice = { readonly hall: BingoHall; readonly calls: number }

export type BingoView = {
  /** The numbers of the card, row by row; the free centre is 0. */
  readonly card: readonly number[]
  /** The balls in the order called. */
  readonly calls: readonly number[]
  /** The best pattern of the card, for which it is paid. */
  readonly pattern: BingoPattern | null
  readonly multiple: string
}

const NUMBERS_PER_COLUMN = BALLS / SIDE

/** Bingo with 75 balls and one card. The card is drawn first, column by column, then the balls. */
export const bingo: InstantGame<BingoChoice, never, BingoView> = atOnce((choice, draw) => {
  const pays = bingoMultiples(choice)
  const card = drawCard(draw)
  const calls = drawSome(wholeNumbers(1, BALLS), choice.calls, draw)
  const pattern = bestPattern(calledCells(card, calls))
  const won = pattern ? pays[pattern] : NOTHING
  return { view: { card, calls, pattern, multiple: writeMultiple(won) }, won }
})

/** What the patterns pay. Throws `RangeError` for a choice that is not allowed. */
export function bingoMultiples({ hall, calls }: BingoChoice): { readonly [pattern in BingoPattern]: Fraction } {
  const pays = entryOf(entryOf(bingoHalls, hall), calls)
  return {
    house: fromDecimal(pays.house),
    cross: fromDecimal(pays.cross),
    'two-lines': fromDecimal(pays['two-lines']),
    corners: fromDecimal(pays.corners),
    line: fromDecimal(pays.line),
  }
}

export function bingoEndings(choice: BingoChoice): Ending[] {
  const pays = bingoMultiples(choice)
  const chances = bingoChances(choice.calls)
  const winning = bingoPatterns.map((pattern) => ({ won: pays[pattern], chance: chances[pattern] }))
  return [...winning, { won: NOTHING, chance: minus(ONE_STAKE, sum(winning.map(({ chance }) => chance))) }]
}

/** The first column has five of 1 to 15, the second five of 16 to 30, and so on; the middle one needs four. */
function drawCard(draw: Draw): number[] {
  const columns = wholeNumbers(0, SIDE - 1).map((column) => {
    const numbers = wholeNumbers(column * NUMBERS_PER_COLUMN + 1, (column + 1) * NUMBERS_PER_COLUMN)
    return column === 2 ? drawSome(numbers, SIDE - 1, draw).toSpliced(2, 0, 0) : drawSome(numbers, SIDE, draw)
  })
  return wholeNumbers(0, SIDE * SIDE - 1).map((cell) => itemAt(itemAt(columns, cell % SIDE), Math.floor(cell / SIDE)))
}

function calledCells(card: readonly number[], calls: readonly number[]): Set<number> {
  return new Set([...card.keys()].filter((cell) => cell === FREE_CELL || calls.includes(itemAt(card, cell))))
}

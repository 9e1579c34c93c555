import { combinations } from '../exact/combinations.ts'
import { type Fraction, fraction, isMore } from '../exact/fraction.ts'
import { wholeNumbers } from './draw-some.ts'
import type { Ending } from './instant-game.ts'
import { itemAt, requireWhole } from './lookup.ts'
import { multipleAt, paid, winOrNothing } from './multiple.ts'

export const TILES = 25

/** No tile is offered that would pay more than 10 000 stakes. */
const MOST = fraction(10_000n)

/** Reckoned once, by number of mines: a round asks for them at every move. */
const multiplesByMines = wholeNumbers(1, TILES - 1).map((mineCount) =>
  wholeNumbers(1, TILES - mineCount)
    .map((picks) => paid(multipleAt(chanceOfSafe(mineCount, picks))))
    .filter((multiple) => !isMore(multiple, MOST)),
)

/**
 * What one safe tile, two and so on pay: 0.99 C(25, picks) / C(25 - mines, picks), as far as they do not pass 10 000.
 * Throws `RangeError` unless there are 1 to 24 mines.
 */
export function minesMultiples(mineCount: number): readonly Fraction[] {
  return itemAt(multiplesByMines, mineCount - 1)
}

/** The endings for who turns that many tiles, if the mines allow, and cashes out. */
export function minesEndings(mineCount: number, picks: number): Ending[] {
  const multiples = minesMultiples(mineCount)
  requireWhole(picks, 1, multiples.length)
  return winOrNothing(itemAt(multiples, picks - 1), chanceOfSafe(mineCount, picks))
}

function chanceOfSafe(mineCount: number, picks: number): Fraction {
  return fraction(combinations(TILES - mineCount, picks), combinations(TILES, picks))
}

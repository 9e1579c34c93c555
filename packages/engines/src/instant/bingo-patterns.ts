import { wholeNumbers } from './draw-some.ts'

/** Cells of a card, 0 to 24, row by row. The centre, 12, is free: it counts as called from the beginning. */
export type Cells = readonly number[]

export const SIDE = 5
export const FREE_CELL = 12

const steps = wholeNumbers(0, SIDE - 1)
const diagonals: readonly Cells[] = [steps.map((n) => n * (SIDE + 1)), steps.map((n) => (n + 1) * (SIDE - 1))]

/** The five rows, the five columns and the two diagonals, each without the free cell. */
export const bingoLines: readonly Cells[] = [
  ...steps.map((row) => steps.map((n) => row * SIDE + n)),
  ...steps.map((column) => steps.map((n) => n * SIDE + column)),
  ...diagonals,
].map(withoutFree)

export const cornerCells: Cells = [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1]
export const crossCells: Cells = withoutFree(diagonals.flat())
export const houseCells: Cells = withoutFree(wholeNumbers(0, SIDE * SIDE - 1))

/** From the best to the least; a card is paid for the best it shows. A cross is both diagonals, so two lines as well. */
export const bingoPatterns = ['house', 'cross', 'two-lines', 'corners', 'line'] as const
export type BingoPattern = (typeof bingoPatterns)[number]

/** The best pattern that these cells make, if they make any. */
export function bestPattern(called: ReadonlySet<number>): BingoPattern | null {
  const isCalled = (cells: Cells) => cells.every((cell) => called.has(cell))
  const lines = bingoLines.filter(isCalled).length
  if (isCalled(houseCells)) return 'house'
  if (isCalled(crossCells)) return 'cross'
  if (lines >= 2) return 'two-lines'
  if (isCalled(cornerCells)) return 'corners'
  return lines === 1 ? 'line' : null
}

function withoutFree(cells: Cells): Cells {
  return cells.filter((cell) => cell !== FREE_CELL)
}

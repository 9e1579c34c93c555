import * as z from 'zod/mini'
import { multipleText, unitsOfMultiple } from './multiples.ts'
import type { InstantRules } from './record.ts'
import { numbers, someOf } from './some-of.ts'

type Below = (bound: number) => number

/** In the order in which their pays are written; a card is paid for the first that it shows. */
const PATTERNS = ['house', 'cross', 'two-lines', 'corners', 'line'] as const

const five = numbers(0, 4)
const diagonals = [five.map((n) => 6 * n), five.map((n) => 4 + 4 * n)]
/** Cells are numbered from 0, row by row. */
const lines = [
  ...five.map((row) => five.map((n) => 5 * row + n)),
  ...five.map((column) => five.map((n) => column + 5 * n)),
  ...diagonals,
]

/** Whether a card shows each of the patterns, in their order. */
function shows(called: readonly boolean[]): boolean[] {
  const all = (cells: readonly number[]) => cells.every((cell) => called[cell])
  const full = lines.filter(all).length
  return [all(numbers(0, 24)), all(diagonals.flat()), full >= 2, all([0, 4, 20, 24]), full === 1]
}

/** Bingo: five numbers out of the fifteen of each column, four around the free centre, then the balls out of 75. */
export function bingoRound(
  { pays }: InstantRules,
  choice: unknown,
  below: Below,
): { view: unknown; multiple: bigint } | null {
  const { calls: count } = z.parse(z.object({ calls: z.int().check(z.gte(1), z.lte(75)) }), choice)
  const table = pays[count]
  if (!table) return null
  const columns = five.map((column) => {
    const drawn = someOf(numbers(15 * column + 1, 15 * column + 15), column === 2 ? 4 : 5, below)
    return column === 2 ? [...drawn.slice(0, 2), 0, ...drawn.slice(2)] : drawn
  })
  const card = five.flatMap((row) => columns.map((column) => column[row] ?? 0))
  const calls = someOf(numbers(1, 75), count, below)
  const best = shows(card.map((number) => number === 0 || calls.includes(number))).indexOf(true)
  const multiple = unitsOfMultiple(table[best] ?? '0')
  return { view: { card, calls, pattern: PATTERNS[best] ?? null, multiple: multipleText(multiple) }, multiple }
}

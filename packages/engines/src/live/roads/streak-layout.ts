import { ROAD_ROWS, type RoadCell } from './road-results.ts'

/** How often each value comes in a row. */
export function streakLengthsOf(values: readonly string[]): readonly number[] {
  const lengths: number[] = []
  for (const [at, value] of values.entries()) {
    if (at > 0 && values[at - 1] === value) lengths.push((lengths.pop() ?? 0) + 1)
    else lengths.push(1)
  }
  return lengths
}

/**
 * The cells of streaks of these lengths, in order. A streak begins in the top row, in the first free column right of
 * where the one before began, and goes down. Where the grid ends or the next cell is taken it turns right and stays in its
 * row (the dragon tail).
 */
export function layOutStreaks(lengths: readonly number[]): readonly RoadCell[] {
  const taken = new Set<string>()
  let start = -1
  return lengths.flatMap((length) => {
    start = freeColumn(taken, { column: start + 1, row: 0 })
    return layOutStreak(taken, start, length)
  })
}

function layOutStreak(taken: Set<string>, start: number, length: number): RoadCell[] {
  const cells: RoadCell[] = []
  let isTail = false
  let cell = { column: start, row: 0 }
  while (cells.length < length) {
    taken.add(keyOf(cell))
    cells.push(cell)
    const below = { column: cell.column, row: cell.row + 1 }
    isTail ||= below.row === ROAD_ROWS || taken.has(keyOf(below))
    cell = isTail ? { column: freeColumn(taken, cell), row: cell.row } : below
  }
  return cells
}

/** The first free column of a row, at this cell or right of it. */
function freeColumn(taken: ReadonlySet<string>, { column, row }: RoadCell): number {
  let free = column
  while (taken.has(keyOf({ column: free, row }))) free += 1
  return free
}

const keyOf = ({ column, row }: RoadCell): string => `${column} ${row}`

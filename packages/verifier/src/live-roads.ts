import type { ShownResult, ShownRoads } from './shown-roads.ts'

const ROWS = 6

type Cell = { readonly column: number; readonly row: number }

/** Draws marks one after the other as a road of streaks does: it says in which cell each comes. */
function newPen(): (mark: string) => Cell {
  const used: boolean[][] = []
  let [head, column, row, before, slides] = [-1, 0, 0, '', false]
  const isUsed = (at: number, below: number) => used[at]?.[below] === true
  return (mark) => {
    if (mark !== before) {
      do head += 1
      while (isUsed(head, 0))
      ;[column, row, slides] = [head, 0, false]
    } else {
      slides = slides || row + 1 >= ROWS || isUsed(column, row + 1)
      if (!slides) row += 1
      while (isUsed(column, row)) column += 1
    }
    before = mark
    used[column] ??= []
    const ofColumn = used[column]
    if (ofColumn) ofColumn[row] = true
    return { column, row }
  }
}

type Colored = ShownRoads['bigEyeBoy'][number]

/** A derived road that looks at the column so many to the left of the one that a win comes into. */
function newDerived(left: number) {
  const pen = newPen()
  const cells: Colored[] = []
  /** `depths`: the wins of each column so far, of which the last one has just grown. */
  const see = (depths: readonly number[]) => {
    const here = depths.length - 1
    const row = (depths[here] ?? 0) - 1
    // A new column is judged by the one before it: whether that would have been even with its own one to compare with.
    const [one, other] = row === 0 ? [depths[here - 1], depths[here - 1 - left]] : [depths[here - left], null]
    if (one === undefined || other === undefined) return
    // Elsewhere: whether the cell to the left and the one above that are both there, or both not.
    const isRed = other === null ? one > row === one >= row : one === other
    const color = isRed ? 'red' : 'blue'
    cells.push({ ...pen(color), color })
  }
  return { cells, see }
}

/** The five roads of results, drawn result by result. */
export function drawRoads(results: readonly ShownResult[]): ShownRoads {
  const [bigEyeBoy, smallRoad, cockroachPig] = [newDerived(1), newDerived(2), newDerived(3)]
  const cells: ShownRoads['bigRoad']['cells'] = []
  const depths: number[] = []
  const pen = newPen()
  let leadingTies = 0
  for (const result of results) {
    const last = cells.at(-1)
    if (result.winner !== 'tie') {
      if (last?.winner === result.winner) depths.push((depths.pop() ?? 0) + 1)
      else depths.push(1)
      cells.push({ ...pen(result.winner), ...result, ties: last ? 0 : leadingTies })
      for (const { see } of [bigEyeBoy, smallRoad, cockroachPig]) see(depths)
    } else if (last) last.ties += 1
    else leadingTies += 1
  }
  return {
    beadPlate: results.map((result, at) => ({ column: (at - (at % ROWS)) / ROWS, row: at % ROWS, ...result })),
    bigRoad: { leadingTies, cells },
    bigEyeBoy: bigEyeBoy.cells,
    smallRoad: smallRoad.cells,
    cockroachPig: cockroachPig.cells,
  }
}

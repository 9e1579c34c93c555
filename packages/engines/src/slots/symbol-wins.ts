import type { Grid } from './grid.ts'
import { payOf, type SlotMachine } from './machine.ts'

/** A place on the reels. */
export type Cell = readonly [reel: number, row: number]

/** What a symbol wins without lines, in coins: so many of it, in so many ways, seen in these cells. */
export type SymbolWin = {
  readonly symbol: string
  readonly count: number
  readonly ways: number
  readonly cells: readonly Cell[]
  readonly win: number
}

/** The wins on a grid by the machine's pattern, in the order of its pay table; none on lines. */
export function symbolWins(machine: SlotMachine, grid: Grid): SymbolWin[] {
  switch (machine.pattern) {
    case 'ways':
      return plainSymbols(machine).flatMap((symbol) => waysOf(machine, grid, symbol))
    case 'anywhere':
      return plainSymbols(machine).flatMap((symbol) => together(machine, symbol, cellsWith(machine, grid, symbol)))
    case 'clusters':
      return plainSymbols(machine).flatMap((symbol) =>
        clustersAmong(cellsWith(machine, grid, symbol)).flatMap((cells) => together(machine, symbol, cells)),
      )
    default:
      return []
  }
}

/** All that wins by itself: neither the wild nor the scatter. */
export const plainSymbols = ({ pays, wild, scatter }: SlotMachine): string[] =>
  Object.keys(pays).filter((symbol) => symbol !== wild && symbol !== scatter)

/** From the left as far as each reel shows the symbol or a wild: any of one reel goes with any of the next. */
function waysOf(machine: SlotMachine, grid: Grid, symbol: string): SymbolWin[] {
  const all = cellsWith(machine, grid, symbol)
  const onReels = grid.map((_, reel) => all.filter(({ cell }) => cell[0] === reel).map(({ cell }) => cell))
  const end = onReels.findIndex((cells) => cells.length === 0)
  const run = end === -1 ? onReels : onReels.slice(0, end)
  const ways = run.reduce((product, cells) => product * cells.length, 1)
  const win = payOf(machine, symbol, run.length) * ways
  return win > 0 ? [{ symbol, count: run.length, ways, cells: run.flat(), win }] : []
}

/** So many as there are; wilds alone are no win. */
function together(machine: SlotMachine, symbol: string, cells: readonly Seen[]): SymbolWin[] {
  const win = payOf(machine, symbol, cells.length)
  if (win === 0 || cells.every(({ wild }) => wild)) return []
  return [{ symbol, count: cells.length, ways: 1, cells: cells.map(({ cell }) => cell), win }]
}

/** Where a symbol is seen, itself or as a wild. */
type Seen = { readonly cell: Cell; readonly wild: boolean }

/** All of these, reel by reel from the top. */
function cellsWith(machine: SlotMachine, grid: Grid, symbol: string): Seen[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((seen, row): Seen[] => {
      const wild = seen === machine.wild
      return wild || seen === symbol ? [{ cell: [reel, row], wild }] : []
    }),
  )
}

/** The parts of some cells that hang together side by side. */
function clustersAmong(all: readonly Seen[]): Seen[][] {
  const left = new Map(all.map((seen) => [seen.cell.join(' '), seen]))
  const take = (reel: number, row: number): Seen[] => {
    const seen = left.get(`${reel} ${row}`)
    left.delete(`${reel} ${row}`)
    return seen ? [seen] : []
  }
  return all.flatMap(({ cell: [from, at] }) => {
    const cluster = take(from, at)
    for (const { cell } of cluster) {
      const [reel, row] = cell
      cluster.push(...take(reel - 1, row), ...take(reel + 1, row), ...take(reel, row - 1), ...take(reel, row + 1))
    }
    return cluster.length > 0 ? [cluster.toSorted((a, b) => a.cell[0] - b.cell[0] || a.cell[1] - b.cell[1])] : []
  })
}

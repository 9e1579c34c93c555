import type { Grid } from './grid.ts'
import { countsOf, payOf, type SlotMachine } from './machine.ts'

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
      return oftenSeen(machine, grid).flatMap((symbol) => together(machine, symbol, cellsWith(machine, grid, symbol)))
    case 'clusters':
      return oftenSeen(machine, grid).flatMap((symbol) =>
        clustersAmong(cellsWith(machine, grid, symbol)).flatMap((cells) => together(machine, symbol, cells)),
      )
    default:
      return []
  }
}

/** All that wins by itself: neither the wild nor the scatter. */
export const plainSymbols = ({ pays, wild, scatter }: SlotMachine): string[] =>
  Object.keys(pays).filter((symbol) => symbol !== wild && symbol !== scatter)

/** Those of which as many are seen, wilds among them, as are paid at all: most wins are ruled out at a glance. */
function oftenSeen(machine: SlotMachine, grid: Grid): string[] {
  const [least = 0] = countsOf(machine)
  const counts = new Map<string, number>()
  for (const column of grid) for (const seen of column) counts.set(seen, (counts.get(seen) ?? 0) + 1)
  const wilds = counts.get(machine.wild) ?? 0
  return plainSymbols(machine).filter((symbol) => (counts.get(symbol) ?? 0) + wilds >= least)
}

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

/** More rows than any reel has: the number of a place beside the reels is that of no cell. */
const FAR = 1_000

const numberOf = ({ cell: [reel, row] }: Seen): number => reel * FAR + row

/** The parts of some cells that hang together side by side, each reel by reel from the top. */
function clustersAmong(all: readonly Seen[]): Seen[][] {
  const left = new Map(all.map((seen) => [numberOf(seen), seen]))
  const gather = (number: number, cluster: Seen[]): Seen[] => {
    const seen = left.get(number)
    if (!seen) return cluster
    left.delete(number)
    cluster.push(seen)
    for (const beside of [number - FAR, number + FAR, number - 1, number + 1]) gather(beside, cluster)
    return cluster
  }
  return all.flatMap((seen) => {
    const cluster = gather(numberOf(seen), [])
    return cluster.length > 0 ? [cluster.sort((a, b) => numberOf(a) - numberOf(b))] : []
  })
}

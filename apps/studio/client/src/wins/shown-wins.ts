import { parseAmount } from '@sanuk/money/amount'
import type { MachineView, Step } from '#protocol'
import type { Cell } from './cell-frames.ts'

/** What has to be known of a machine. */
type Reading = Pick<MachineView, 'lines' | 'pays'>

type LineWin = Step['lineWins'][number]
type SymbolWin = NonNullable<Step['symbolWins']>[number]

/**
 * A win as it is shown: the cells it stands on, and what it was won by, a line or symbols without one; neither where the
 * scatters brought it. The light of a line runs through its cells.
 */
export type ShownWin = {
  readonly cells: readonly Cell[]
  readonly lineWin: LineWin | null
  readonly symbolWin: SymbolWin | null
}

/** Everything a step won in the order it is shown: the scatters, then the others from the best. */
export function shownWins(step: Step, machine: Reading): readonly ShownWin[] {
  const won = winsOfCells(step, machine)
  return step.scatter ? [{ cells: scattersOn(step, machine), lineWin: null, symbolWin: null }, ...won] : won
}

/** The cells that go when what has won falls away. The scatters stay. */
export function winningCells(step: Step, machine: Reading): readonly Cell[] {
  return withoutDoubles(winsOfCells(step, machine).flatMap(({ cells }) => cells))
}

/** Cells of several wins, each once. */
export function withoutDoubles(cells: readonly Cell[]): readonly Cell[] {
  return [...new Map(cells.map((cell) => [`${cell.reel}:${cell.row}`, cell])).values()]
}

function winsOfCells({ lineWins, symbolWins = [] }: Step, { lines }: Reading): readonly ShownWin[] {
  const onLines = lineWins.toSorted(byWin).map((lineWin) => ({
    cells: (lines[lineWin.line] ?? []).slice(0, lineWin.count).map((row, reel) => ({ reel, row })),
    lineWin,
    symbolWin: null,
  }))
  const bySymbols = symbolWins.toSorted(byWin).map((symbolWin) => ({
    cells: symbolWin.cells.map(([reel, row]) => ({ reel, row })),
    lineWin: null,
    symbolWin,
  }))
  return [...onLines, ...bySymbols]
}

function scattersOn({ grid }: Step, { pays }: Reading): readonly Cell[] {
  const scatter = pays.find(({ kind }) => kind === 'scatter')?.symbol
  return grid.flatMap((column, reel) => column.flatMap((symbol, row) => (symbol === scatter ? [{ reel, row }] : [])))
}

function byWin(a: { readonly win: string }, b: { readonly win: string }): number {
  const difference = parseAmount(b.win) - parseAmount(a.win)
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

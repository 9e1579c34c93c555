import { parseAmount } from '@sanuk/money/amount'
import type { MachineView, Step } from '#protocol'
import type { Cell } from './cell-frames.ts'

type LineWin = Step['lineWins'][number]

/** A win as it is shown: the cells it stands on, and its line unless the scatters brought it. */
export type ShownWin = { readonly cells: readonly Cell[]; readonly lineWin: LineWin | null }

/** Everything a step won in the order it is shown: the scatters, then the lines from the best. */
export function shownWins(step: Step, { lines, pays }: MachineView): readonly ShownWin[] {
  const scatter = pays.find(({ kind }) => kind === 'scatter')?.symbol
  const scattered = step.grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === scatter ? [{ reel, row }] : [])),
  )
  const onLines = step.lineWins.toSorted(byWin).map((lineWin) => ({
    lineWin,
    cells: (lines[lineWin.line] ?? []).slice(0, lineWin.count).map((row, reel) => ({ reel, row })),
  }))
  return step.scatter ? [{ cells: scattered, lineWin: null }, ...onLines] : onLines
}

function byWin(a: LineWin, b: LineWin): number {
  const difference = parseAmount(b.win) - parseAmount(a.win)
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

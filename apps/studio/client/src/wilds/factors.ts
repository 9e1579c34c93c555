import type { MachineView, Step } from '#protocol'

type Rules = Pick<MachineView, 'lines' | 'pays' | 'wildFactors'>

/** What the wilds of a line multiply its win by, each of them from the left; none where they do not. */
export function factorsOf(machine: Rules, grid: Step['grid'], win: Step['lineWins'][number]): readonly number[] {
  const wild = machine.pays.find(({ kind }) => kind === 'wild')?.symbol
  const rows = machine.lines[win.line]?.slice(0, win.count) ?? []
  return rows
    .flatMap((row, reel) => (grid[reel]?.[row] === wild ? [machine.wildFactors[reel] ?? 1] : []))
    .filter((factor) => factor > 1)
}

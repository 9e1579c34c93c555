import type { MachineView, SpinResult } from '#protocol'

type Grid = ReadonlyArray<readonly string[]>
type Rules = Pick<MachineView, 'pays' | 'wildsFill' | 'wildsStay'>

const wildOf = ({ pays }: Pick<Rules, 'pays'>): string | undefined => pays.find(({ kind }) => kind === 'wild')?.symbol

/** The reels that a wild has filled; none where wilds do not do that. */
export function filledReels(machine: Rules, grid: Grid): readonly number[] {
  const wild = wildOf(machine)
  if (!machine.wildsFill) return []
  return [...grid.keys()].filter((reel) => grid[reel]?.every((seen) => seen === wild))
}

/** The reels that stand filled while the others spin for a step: those of the free spin before it, where they stay. */
export function standingReels(machine: Rules, { steps }: SpinResult, at: number): readonly number[] {
  const before = steps[at - 1]
  return machine.wildsStay && steps[at]?.kind === 'free' && before?.kind === 'free'
    ? filledReels(machine, before.grid)
    : []
}

/**
 * What the reels land on before their wilds grow: a wild in the middle of each reel it is about to fill, plain symbols
 * round it. Which row it came down on is not known here.
 */
export function beforeGrowing(machine: Rules, grid: Grid, growing: readonly number[]): Grid {
  const plain = machine.pays.filter(({ kind }) => kind === 'plain').map(({ symbol }) => symbol)
  return grid.map((column, reel) =>
    growing.includes(reel)
      ? column.map((wild, row) => (row === middleRow(column.length) ? wild : (plain.at(-1 - row - reel) ?? wild)))
      : column,
  )
}

export const middleRow = (rows: number): number => Math.floor((rows - 1) / 2)

/** The reels that a wild fills in a step: filled in its grid, and not before it. */
export function growingReels(machine: Rules, round: SpinResult, at: number): readonly number[] {
  const standing = standingReels(machine, round, at)
  return filledReels(machine, round.steps[at]?.grid ?? []).filter((reel) => !standing.includes(reel))
}

import type { Grid } from './grid.ts'
import type { Strip } from './machine.ts'
import { windowAt } from './strips.ts'
import type { Cell } from './symbol-wins.ts'

/** Reels after some fell down: what they show, and the place of each strip that is at the top now. */
export type Fallen = { readonly grid: Grid; readonly tops: readonly number[] }

/** Takes cells away: what was above them falls down, and what the strips have above follows from the top. */
export function fall(strips: readonly Strip[], { grid, tops }: Fallen, gone: Iterable<Cell>): Fallen {
  const taken = new Set(Array.from(gone, ([reel, row]) => `${reel} ${row}`))
  const left = grid.map((column, reel) => column.filter((_, row) => !taken.has(`${reel} ${row}`)))
  const newTops = tops.map((top, reel) => {
    const length = strips[reel]?.length ?? 1
    const missing = (grid[reel]?.length ?? 0) - (left[reel]?.length ?? 0)
    return (((top - missing) % length) + length) % length
  })
  return {
    grid: left.map((column, reel) => {
      const missing = (grid[reel]?.length ?? 0) - column.length
      return [...windowAt(strips[reel] ?? [], newTops[reel] ?? 0, missing), ...column]
    }),
    tops: newTops,
  }
}

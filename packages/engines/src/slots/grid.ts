import type { Draw } from '../random/draw.ts'
import type { Line, Strip } from './machine.ts'
import { windowAt } from './strips.ts'

/** What is seen: reels from the left, each with its rows from the top. */
export type Grid = ReadonlyArray<readonly string[]>

/** One uniform stop for each reel, drawn from the left. */
export function drawStops(strips: readonly Strip[], draw: Draw): readonly number[] {
  return strips.map((strip) => draw(strip.length))
}

/** What the reels show at those stops. */
export function gridAt(strips: readonly Strip[], stops: readonly number[], rows: number): Grid {
  return strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, rows))
}

/** The symbol that a line visits on a reel; nothing past the last reel. */
export function symbolOn(grid: Grid, line: Line, reel: number): string | undefined {
  return grid[reel]?.[line[reel] ?? -1]
}

/** How often a symbol is seen on the whole grid. */
export function countOnGrid(grid: Grid, symbol: string): number {
  let count = 0
  for (const reel of grid) for (const seen of reel) if (seen === symbol) count += 1
  return count
}

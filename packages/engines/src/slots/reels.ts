import type { Grid } from './grid.ts'
import type { SlotMachine, Strip } from './machine.ts'
import { windowAt } from './strips.ts'

/** What a reel shows at a stop, filled by a wild where wilds do that. */
export function shownOn({ rows, wild, wildsFill }: SlotMachine, strip: Strip, stop: number): readonly string[] {
  const seen = windowAt(strip, stop, rows)
  return wildsFill && seen.includes(wild) ? seen.map(() => wild) : seen
}

/** What all reels show at these stops; those that stay filled show wilds whatever their stop is. */
export function shownAt(
  machine: SlotMachine,
  kind: 'base' | 'free',
  { stops, filled }: { readonly stops: readonly number[]; readonly filled: readonly number[] },
): Grid {
  return machine.strips[kind].map((strip, reel) =>
    filled.includes(reel) ? Array<string>(machine.rows).fill(machine.wild) : shownOn(machine, strip, stops[reel] ?? 0),
  )
}

/** The reels that show nothing but wilds. */
export const filledReels = ({ wild }: SlotMachine, grid: Grid): number[] =>
  [...grid.keys()].filter((reel) => grid[reel]?.every((seen) => seen === wild))

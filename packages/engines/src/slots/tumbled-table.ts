import type { Grid } from './grid.ts'
import type { SlotMachine } from './machine.ts'
import type { Outcome } from './outcome-table.ts'
import { shownOn } from './reels.ts'
import { playStops } from './spin.ts'
import { runsOn } from './stopped-table.ts'
import { NOTHING_MORE, Tally } from './tally.ts'

/** Every result of a spin after which what has won falls: stop by stop, which takes minutes for six reels. */
export function tumbledTable(machine: SlotMachine, kind: 'base' | 'free'): readonly Outcome[] {
  const multiplier = kind === 'free' ? machine.freeSpins.multiplier : 1
  const windows = machine.strips[kind].map((strip) => strip.map((_, stop) => shownOn(machine, strip, stop)))
  const before = { kind, left: 0, room: 0, filled: [] }
  const tally = new Tally(machine)
  const mayWin = glanceOf(machine)
  const turn = (stops: readonly number[], grid: Grid): void => {
    const reel = windows[stops.length]
    if (reel) for (const [stop, window] of reel.entries()) turn([...stops, stop], [...grid, window])
    else if (!mayWin(grid)) tally.add(grid, 0, NOTHING_MORE)
    else {
      const steps = playStops(machine, before, stops)
      // Scatters are counted where the falling ends; what they pay is the tally's.
      const win = steps.reduce((sum, step) => sum + step.win - (step.scatter?.win ?? 0), 0)
      tally.add(steps.at(-1)?.grid ?? grid, win / multiplier, NOTHING_MORE)
    }
  }
  turn([], [])
  return tally.outcomes()
}

/** Whether a grid may win, told at a glance: most do not, and need not be played out. */
function glanceOf(machine: SlotMachine): (grid: Grid) => boolean {
  if (machine.pattern === 'ways') return (grid) => runsOn(machine, grid.slice(0, 3))
  if (!machine.pattern) return () => true
  const least = machine.counts?.[0] ?? 2
  const counts = new Map<string, number>()
  return (grid) => {
    counts.clear()
    for (const column of grid) for (const seen of column) counts.set(seen, (counts.get(seen) ?? 0) + 1)
    const wilds = counts.get(machine.wild) ?? 0
    for (const [symbol, count] of counts) {
      if (symbol !== machine.wild && symbol !== machine.scatter && count + wilds >= least) return true
    }
    return false
  }
}

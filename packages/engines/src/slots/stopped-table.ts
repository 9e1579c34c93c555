import type { Grid } from './grid.ts'
import { payOfRun, runOn } from './line-pays.ts'
import type { Line, SlotMachine } from './machine.ts'
import type { Outcome } from './outcome-table.ts'
import { shownOn } from './reels.ts'
import { symbolWins } from './symbol-wins.ts'
import { Tally } from './tally.ts'

/** What the first reels of a grid have won for good, and, unless nothing may run on, how to read one reel more. */
type Read = { readonly win: number; readonly next: ((grid: Grid) => Read) | null }

/**
 * Every result of a spin after which nothing falls. Once no win can run on, the reels to the right matter by their
 * scatters and wilds only and are counted instead of turned, which leaves a small part of the cycle to visit.
 */
export function stoppedTable(
  machine: SlotMachine,
  kind: 'base' | 'free',
  filled: readonly number[],
): readonly Outcome[] {
  const wilds = Array<string>(machine.rows).fill(machine.wild)
  const windows = machine.strips[kind].map((strip, reel) =>
    strip.map((_, stop) => (filled.includes(reel) ? wilds : shownOn(machine, strip, stop))),
  )
  const tally = new Tally(machine)
  const rests = [...windows.keys(), windows.length].map((reel) => tally.marksFrom(windows, reel))
  const turn = (grid: Grid, { win, next }: Read): void => {
    const stops = windows[grid.length]
    if (!next || !stops) tally.add(grid, win, rests[grid.length] ?? [])
    else
      for (const window of stops) {
        const more = [...grid, window]
        turn(more, next(more))
      }
  }
  const reels = windows.length
  turn([], machine.pattern ? readWays(machine) : readLines({ machine, reels }, machine.lines, 0))
  return tally.outcomes()
}

function readLines(of: { machine: SlotMachine; reels: number }, open: readonly Line[], won: number): Read {
  const next = (grid: Grid): Read => {
    let win = won
    const running: Line[] = []
    for (const line of open) {
      const run = runOn(of.machine, grid, line)
      if (run.count === grid.length && grid.length < of.reels) running.push(line)
      else win += payOfRun(of.machine, run)?.win ?? 0
    }
    return readLines(of, running, win)
  }
  return { win: won, next: open.length > 0 ? next : null }
}

/** Ways are read anew with each reel: what they win is for good once no symbol has come from the left without a gap. */
function readWays(machine: SlotMachine): Read {
  const next = (grid: Grid): Read => ({
    win: symbolWins(machine, grid).reduce((sum, { win }) => sum + win, 0),
    next: runsOn(machine, grid) ? next : null,
  })
  return { win: 0, next }
}

/** Whether any symbol is seen, itself or as a wild, on each of the reels. */
export function runsOn({ wild, scatter }: SlotMachine, grid: Grid): boolean {
  const seen = grid.filter((column) => !column.includes(wild))
  const [first = [wild], ...others] = seen
  return first.some((symbol) => symbol !== scatter && others.every((column) => column.includes(symbol)))
}

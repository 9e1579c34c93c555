import type { Grid } from './grid.ts'
import { payOfRun, runOn } from './line-pays.ts'
import { type Line, payOf, type SlotMachine } from './machine.ts'
import type { Outcome } from './outcome-table.ts'
import { shownOn } from './reels.ts'
import { plainSymbols } from './symbol-wins.ts'
import { Tally, type Window } from './tally.ts'

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
  const windows = windowsOf(machine, kind, filled)
  const tally = new Tally(machine)
  const rests = [...windows.keys(), windows.length].map((reel) => tally.marksFrom(windows, reel))
  const turn = (grid: Grid, ways: number, { win, next }: Read): void => {
    const reel = windows[grid.length]
    if (!next || !reel) tally.add(grid, { win, ways }, rests[grid.length] ?? [])
    else
      for (const window of reel) {
        const more = [...grid, window.seen]
        turn(more, ways * window.ways, next(more))
      }
  }
  turn([], 1, machine.pattern ? readWays(machine, windows.length) : readLines(machine, windows.length))
  return tally.outcomes()
}

/** What each reel shows, looked at once however many stops show it: a reel that stays filled shows one thing. */
function windowsOf(machine: SlotMachine, kind: 'base' | 'free', filled: readonly number[]): Window[][] {
  const wilds = Array<string>(machine.rows).fill(machine.wild)
  return machine.strips[kind].map((strip, reel) => {
    const windows = new Map<string, Window>()
    for (const stop of strip.keys()) {
      const seen = filled.includes(reel) ? wilds : shownOn(machine, strip, stop)
      const key = seen.join(' ')
      windows.set(key, { seen, ways: (windows.get(key)?.ways ?? 0) + 1 })
    }
    return [...windows.values()]
  })
}

function readLines(machine: SlotMachine, reels: number): Read {
  const read = (open: readonly Line[], won: number): Read => {
    const next = (grid: Grid): Read => {
      let win = won
      const running: Line[] = []
      for (const line of open) {
        const run = runOn(machine, grid, line)
        if (run.count === grid.length && grid.length < reels) running.push(line)
        else win += payOfRun(machine, run)?.win ?? 0
      }
      return read(running, win)
    }
    return { win: won, next: open.length > 0 ? next : null }
  }
  return read(machine.lines, 0)
}

/** A symbol that came from the left without a gap, in so many ways. */
type Running = { readonly symbol: string; readonly ways: number }

function readWays(machine: SlotMachine, reels: number): Read {
  const pay = (won: number, { symbol, ways }: Running, count: number) => won + ways * payOf(machine, symbol, count)
  const read = (open: readonly Running[], won: number): Read => {
    const next = (grid: Grid): Read => {
      const column = grid.at(-1) ?? []
      let win = won
      let running: Running[] = []
      for (const run of open) {
        const seen = countOn(machine, column, run.symbol)
        if (seen > 0) running.push({ symbol: run.symbol, ways: run.ways * seen })
        else win = pay(win, run, grid.length - 1)
      }
      if (grid.length === reels) {
        for (const run of running) win = pay(win, run, reels)
        running = []
      }
      return read(running, win)
    }
    return { win: won, next: open.length > 0 ? next : null }
  }
  return read(
    plainSymbols(machine).map((symbol) => ({ symbol, ways: 1 })),
    0,
  )
}

/** How often a column shows a symbol, itself or as a wild. */
function countOn({ wild }: SlotMachine, column: readonly string[], symbol: string): number {
  let count = 0
  for (const seen of column) if (seen === symbol || seen === wild) count += 1
  return count
}

import { countOnGrid, type Grid } from './grid.ts'
import { payOfRun, runOn } from './line-pays.ts'
import { type Line, payOf, type SlotMachine, type Strip } from './machine.ts'
import { visibleCounts } from './scatter-counts.ts'
import { windowAt } from './strips.ts'

/** A result of one stop of the reels: what it pays in stakes per line, without multiplier, and in how many ways. */
export type Outcome = { readonly scatters: number; readonly win: number; readonly ways: bigint }

/**
 * Every result of one stop of the reels, by enumeration of all of them. Once no line can run on, the reels to the right
 * matter by their scatters only and are counted instead of turned, which leaves a small part of the cycle to visit.
 */
export function outcomeTable(machine: SlotMachine, strips: readonly Strip[]): readonly Outcome[] {
  const windows = strips.map((strip) => strip.map((_, stop) => windowAt(strip, stop, machine.rows)))
  const scattersFrom = [...windows.keys(), windows.length].map((reel) =>
    visibleCounts(strips.slice(reel), machine.scatter, machine.rows).map(Number),
  )
  const tally = new Tally()

  const turn = (grid: Grid, open: readonly Line[], lineWin: number): void => {
    let win = lineWin
    const running: Line[] = []
    for (const line of open) {
      const run = runOn(machine, grid, line)
      if (run.count === grid.length && grid.length < strips.length) running.push(line)
      else win += payOfRun(machine, run)?.win ?? 0
    }
    if (running.length > 0) for (const window of windows[grid.length] ?? []) turn([...grid, window], running, win)
    else tally.add(countOnGrid(grid, machine.scatter), win, scattersFrom[grid.length] ?? [])
  }
  turn([], machine.lines, 0)
  return tally.outcomes((scatters) => payOf(machine, machine.scatter, scatters))
}

class Tally {
  /** Ways by number of scatters and win on lines. Below 2^53: a cycle has a few hundred million ways at most. */
  readonly #ways = new Map<number, Map<number, number>>()

  /** `more[n]`: in how many ways `n` more scatters are seen on reels not turned. */
  add(scatters: number, win: number, more: readonly number[]): void {
    for (const [count, ways] of more.entries()) {
      if (ways === 0) continue
      const byWin = this.#ways.get(scatters + count) ?? new Map<number, number>()
      this.#ways.set(scatters + count, byWin.set(win, (byWin.get(win) ?? 0) + ways))
    }
  }

  outcomes(scatterWin: (scatters: number) => number): Outcome[] {
    return [...this.#ways].flatMap(([scatters, byWin]) =>
      [...byWin].map(([win, ways]) => ({ scatters, win: win + scatterWin(scatters), ways: BigInt(ways) })),
    )
  }
}

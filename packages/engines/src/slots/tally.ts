import type { Grid } from './grid.ts'
import { payOf, type SlotMachine } from './machine.ts'
import type { Outcome } from './outcome-table.ts'
import { filledReels } from './reels.ts'

/** Reels that are not looked at one by one: how many scatters they show, which of them are filled, in how many ways. */
export type Mark = { readonly scatters: number; readonly filled: number; readonly ways: number }

/** What a reel shows at some of its stops, and at how many. */
export type Window = { readonly seen: readonly string[]; readonly ways: number }

/** No reel is left: in one way nothing more is seen. */
const NOTHING_MORE: readonly Mark[] = [{ scatters: 0, filled: 0, ways: 1 }]

/** Counts results of spins. Reels that stay filled are kept as a number of bits, the first reel's the lowest. */
export class Tally {
  readonly #machine: SlotMachine
  /** Ways by marks and win. Below 2^53: a cycle has a few hundred million ways at most. */
  readonly #ways = new Map<number, Map<number, number>>()

  constructor(machine: SlotMachine) {
    this.#machine = machine
  }

  /** In how many ways the reels from one on show what matters of them. */
  marksFrom(windows: readonly (readonly Window[])[], reel: number): readonly Mark[] {
    return windows.slice(reel).reduce((marks, stops, at) => {
      const sums = new Map<string, Mark>()
      for (const mark of marks) {
        for (const { seen, ways } of stops) {
          const scatters = mark.scatters + this.#scattersIn(seen)
          const filled = mark.filled + (this.#filledIn([seen]) << (reel + at))
          const key = `${scatters} ${filled}`
          sums.set(key, { scatters, filled, ways: (sums.get(key)?.ways ?? 0) + mark.ways * ways })
        }
      }
      return [...sums.values()]
    }, NOTHING_MORE)
  }

  /** A grid, or its first reels, wins so much in so many ways; the other reels show any of `more`. */
  add(grid: Grid, { win, ways }: { readonly win: number; readonly ways: number }, more: readonly Mark[]): void {
    let scatters = 0
    for (const window of grid) scatters += this.#scattersIn(window)
    const filled = this.#filledIn(grid)
    for (const mark of more) this.#add((scatters + mark.scatters) * 64 + filled + mark.filled, win, ways * mark.ways)
  }

  /** One way to win so much, with so many scatters and nothing filled. */
  addOne(scatters: number, win: number): void {
    this.#add(scatters * 64, win, 1)
  }

  #add(key: number, win: number, ways: number): void {
    const byWin = this.#ways.get(key) ?? new Map<number, number>()
    this.#ways.set(key, byWin.set(win, (byWin.get(win) ?? 0) + ways))
  }

  /** What was counted, with what scatters pay. */
  outcomes(): Outcome[] {
    return [...this.#ways].flatMap(([key, byWin]) => {
      const [scatters, bits] = [Math.floor(key / 64), key % 64]
      const paid = payOf(this.#machine, this.#machine.scatter, scatters)
      const filled = [0, 1, 2, 3, 4, 5].filter((reel) => bits & (1 << reel))
      return [...byWin].map(([win, ways]) => ({ scatters, win: win + paid, ways: BigInt(ways), filled }))
    })
  }

  #scattersIn(window: readonly string[]): number {
    let count = 0
    for (const seen of window) if (seen === this.#machine.scatter) count += 1
    return count
  }

  #filledIn(grid: Grid): number {
    if (!this.#machine.freeSpins.stay) return 0
    return filledReels(this.#machine, grid).reduce((bits, reel) => bits | (1 << reel), 0)
  }
}

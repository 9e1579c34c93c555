import type { SlotMachine } from './machine.ts'
import type { Outcome } from './outcome-table.ts'

/** Sums over ways to win: how many, their wins in stakes per line, the squares of these, and the largest of these. */
export type OutcomeSums = {
  readonly ways: bigint
  readonly win: bigint
  readonly square: bigint
  readonly largest: bigint
}

/** The outcomes of one stop of the reels by the free spins they award, every win taken `multiplier` times. */
export function sumsByAward(
  machine: SlotMachine,
  outcomes: readonly Outcome[],
  multiplier: number,
): ReadonlyMap<number, OutcomeSums> {
  const sums = new Map<number, OutcomeSums>()
  for (const outcome of outcomes) {
    const win = BigInt(outcome.win * multiplier)
    const { ways } = outcome
    const award = machine.freeSpins.awards[outcome.scatters] ?? 0
    addTo(sums, award, { ways, win: ways * win, square: ways * win * win, largest: win })
  }
  return sums
}

/** Adds ways to those already known under a key. */
export function addTo(sums: Map<number, OutcomeSums>, key: number, more: OutcomeSums): void {
  const known = sums.get(key) ?? { ways: 0n, win: 0n, square: 0n, largest: 0n }
  sums.set(key, {
    ways: known.ways + more.ways,
    win: known.win + more.win,
    square: known.square + more.square,
    largest: largestOf([known.largest, more.largest]),
  })
}

/** Every way of `a` followed by every way of `b`: their wins add up. */
export function inTurn(a: OutcomeSums, b: OutcomeSums): OutcomeSums {
  return {
    ways: a.ways * b.ways,
    win: a.win * b.ways + a.ways * b.win,
    square: a.square * b.ways + 2n * a.win * b.win + a.ways * b.square,
    largest: a.largest + b.largest,
  }
}

/** The largest of some wins, none of which is below 0. */
export function largestOf(wins: readonly bigint[]): bigint {
  let largest = 0n
  for (const win of wins) if (win > largest) largest = win
  return largest
}

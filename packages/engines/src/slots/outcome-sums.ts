import type { SlotMachine } from './machine.ts'
import type { Outcome } from './outcome-table.ts'

/** Sums over ways to win: how many, their wins in coins, the squares of these, the largest, and how many win that. */
export type OutcomeSums = {
  readonly ways: bigint
  readonly win: bigint
  readonly square: bigint
  readonly largest: bigint
  readonly reaching: bigint
}

/** Outcomes alike in the free spins they award, the scatters they show and the reels they leave filled. */
export type SumsOf = OutcomeSums & {
  readonly award: number
  readonly scatters: number
  readonly filled: readonly number[]
}

/** The outcomes of one spin by what they lead to, every win taken `multiplier` times. */
export function sumsByAward(machine: SlotMachine, outcomes: readonly Outcome[], multiplier: number): readonly SumsOf[] {
  const sums = new Map<string, OutcomeSums>()
  const kinds = new Map<string, Pick<SumsOf, 'award' | 'scatters' | 'filled'>>()
  for (const { scatters, filled, win, ways } of outcomes) {
    const won = BigInt(win * multiplier)
    const award = machine.freeSpins.awards[scatters] ?? 0
    const key = `${machine.hold || machine.pick ? scatters : award} ${filled.join(' ')}`
    kinds.set(key, { award, scatters, filled })
    addTo(sums, key, { ways, win: ways * won, square: ways * won * won, largest: won, reaching: ways })
  }
  return [...sums].map(([key, of]) => ({ ...of, ...(kinds.get(key) ?? { award: 0, scatters: 0, filled: [] }) }))
}

/** Adds ways to those already known under a key. */
export function addTo<Key>(sums: Map<Key, OutcomeSums>, key: Key, more: OutcomeSums): void {
  const known = sums.get(key) ?? { ways: 0n, win: 0n, square: 0n, largest: 0n, reaching: 0n }
  sums.set(key, {
    ways: known.ways + more.ways,
    win: known.win + more.win,
    square: known.square + more.square,
    ...largestOf([known, more]),
  })
}

/** Every way of `a` followed by every way of `b`: their wins add up. */
export function inTurn(a: OutcomeSums, b: OutcomeSums): OutcomeSums {
  return {
    ways: a.ways * b.ways,
    win: a.win * b.ways + a.ways * b.win,
    square: a.square * b.ways + 2n * a.win * b.win + a.ways * b.square,
    largest: a.largest + b.largest,
    reaching: a.reaching * b.reaching,
  }
}

/** The largest win of some sums, and in how many ways it is reached in all of them together. */
function largestOf(sums: readonly OutcomeSums[]): Pick<OutcomeSums, 'largest' | 'reaching'> {
  let [largest, reaching] = [0n, 0n]
  for (const one of sums) {
    if (one.largest > largest) [largest, reaching] = [one.largest, one.reaching]
    else if (one.largest === largest) reaching += one.reaching
  }
  return { largest, reaching }
}

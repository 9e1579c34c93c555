import { linePay } from './line-pays.ts'
import type { SlotMachine, Strip } from './machine.ts'
import { countSymbols } from './strips.ts'

/** A win that a line can show: in how many ways the reels stop so. `win` is in stakes per line. */
export type Combination = {
  readonly symbol: string
  readonly count: number
  readonly win: number
  readonly ways: bigint
}

/**
 * All wins of one line, by enumeration of symbol tuples. Whatever rows a line visits, it sees on each reel any symbol of
 * that strip with the same chance, independent of the other reels: so this holds for every line, and the order of the
 * symbols on the strips is no matter.
 */
export function lineCombinations(machine: SlotMachine, strips: readonly Strip[]): readonly Combination[] {
  const line = strips.map(() => 0)
  const found = new Map<string, Combination>()
  for (const { symbols, ways } of tuples(strips)) {
    const pay = linePay(
      machine,
      symbols.map((symbol) => [symbol]),
      line,
    )
    if (!pay) continue
    const key = `${pay.count} ${pay.symbol}`
    found.set(key, { ...pay, ways: ways + (found.get(key)?.ways ?? 0n) })
  }
  return [...found.values()]
}

/** In how many ways the reels can stop. */
export function cycleOf(strips: readonly Strip[]): bigint {
  return strips.reduce((ways, strip) => ways * BigInt(strip.length), 1n)
}

type Tuple = { readonly symbols: readonly string[]; readonly ways: bigint }

/** Every choice of a symbol of each strip, with the number of ways in which a given line shows it. */
function* tuples([strip, ...rest]: readonly Strip[]): Generator<Tuple> {
  if (!strip) return yield { symbols: [], ways: 1n }
  const counts = [...countSymbols(strip)]
  for (const tail of tuples(rest)) {
    for (const [symbol, count] of counts) {
      yield { symbols: [symbol, ...tail.symbols], ways: BigInt(count) * tail.ways }
    }
  }
}

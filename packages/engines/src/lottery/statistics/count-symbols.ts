import type { Symbols } from '../play.ts'
import { numbersOf } from '../selection.ts'

/** How often a symbol was drawn, and how long it was not. */
export type SymbolCount = {
  readonly symbol: number
  /** In how many of the draws it occurs. */
  readonly count: number
  /** Draws since it last occurred: 0 where the latest has it, all of them where none has. */
  readonly omission: number
  /** The most draws in a row without it. */
  readonly longestOmission: number
}

/** Counts each symbol in draws, the latest of which comes first. */
export function countSymbols(symbols: Symbols, draws: readonly (readonly number[])[]): SymbolCount[] {
  return numbersOf(symbols).map((symbol) => {
    let [count, run, longestOmission] = [0, 0, 0]
    for (const draw of draws) {
      if (draw.includes(symbol)) {
        count += 1
        run = 0
      } else {
        run += 1
        longestOmission = Math.max(longestOmission, run)
      }
    }
    const latest = draws.findIndex((draw) => draw.includes(symbol))
    return { symbol, count, omission: latest === -1 ? draws.length : latest, longestOmission }
  })
}

export type HotAndCold = { readonly hot: readonly SymbolCount[]; readonly cold: readonly SymbolCount[] }

/**
 * The symbols that were drawn most often (hot), and of the others those that have not been for longest (cold), so many of
 * each at most. Of those that are alike the one drawn later is hotter.
 */
export function hotAndCold(counts: readonly SymbolCount[], most: number): HotAndCold {
  const hot = counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.omission - b.omission || a.symbol - b.symbol)
    .slice(0, most)
  const cold = counts
    .filter((one) => !hot.includes(one))
    .toSorted((a, b) => b.omission - a.omission || a.count - b.count || a.symbol - b.symbol)
    .slice(0, most)
  return { hot, cold }
}

/** What a cell of a trend chart shows: a symbol that was drawn (0), or how many draws it has been missing by then. */
export type TrendRow = readonly number[]

/**
 * The trend of each symbol, draw by draw, the latest first: 0 where the draw has it, otherwise how many draws in a row have
 * not had it, counted from the oldest draw on.
 */
export function trendOf(symbols: Symbols, draws: readonly (readonly number[])[]): TrendRow[] {
  const all = numbersOf(symbols)
  const missing = all.map(() => 0)
  const rows = draws.toReversed().map((draw) => {
    for (const [at, symbol] of all.entries()) missing[at] = draw.includes(symbol) ? 0 : (missing[at] ?? 0) + 1
    return [...missing]
  })
  return rows.toReversed()
}

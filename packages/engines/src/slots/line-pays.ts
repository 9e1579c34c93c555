import { type Grid, symbolOn } from './grid.ts'
import { type Line, payOf, type SlotMachine } from './machine.ts'

/** A paying run on a line, from the left. `win` is in coins, with what its wilds multiply it by. */
export type LinePay = { readonly symbol: string; readonly count: number; readonly win: number }

/** The longest run from the left: `count` of `symbol` or wilds, the first `wilds` of which are wilds. */
type Run = {
  readonly symbol: string
  readonly count: number
  readonly wilds: number
  /** What all wilds of the run multiply by, and the first ones alone. */
  readonly factor: number
  readonly wildsFactor: number
}

/** Reads the run on a line as far as the grid goes. */
export function runOn(machine: SlotMachine, grid: Grid, line: Line): Run {
  let symbol = machine.wild
  let wilds = 0
  let count = 0
  let [factor, wildsFactor] = [1, 1]
  for (; count < grid.length; count += 1) {
    const seen = symbolOn(grid, line, count)
    if (seen === machine.wild) {
      factor *= machine.wildFactors?.[count] ?? 1
      if (symbol !== machine.wild) continue
      wilds += 1
      wildsFactor = factor
    } else if (seen === undefined || seen === machine.scatter) break
    else if (symbol === machine.wild) symbol = seen
    else if (seen !== symbol) break
  }
  return { symbol, count, wilds, factor, wildsFactor }
}

/** What a run pays: as its symbol or, where that pays more, as the wilds it begins with. Nothing that pays 0. */
export function payOfRun(machine: SlotMachine, { symbol, count, wilds, factor, wildsFactor }: Run): LinePay | null {
  const asSymbol = payOf(machine, symbol, count) * factor
  const asWilds = payOf(machine, machine.wild, wilds) * wildsFactor
  if (asWilds > asSymbol) return { symbol: machine.wild, count: wilds, win: asWilds }
  return asSymbol > 0 ? { symbol, count, win: asSymbol } : null
}

/** What a line pays on a grid. One win a line: the better of the two it may show. */
export function linePay(machine: SlotMachine, grid: Grid, line: Line): LinePay | null {
  return payOfRun(machine, runOn(machine, grid, line))
}

import { fraction, minus, product, quotient, toDecimal } from '../exact/fraction.ts'
import { exactReturn } from './exact-return.ts'
import { cycleOf, lineCombinations } from './line-combinations.ts'
import type { SlotMachine, Strip } from './machine.ts'

/** The figures of a machine as they are printed and shown. */
export type ParSheet = {
  readonly code: string
  readonly mathVersion: string
  /** In per cent of the stake, cut off after two decimals, and so that the parts add up to the total. */
  readonly returnToPlayer: { readonly total: string; readonly base: string; readonly free: string }
  /** One win, and one series of free spins, in so many rounds. */
  readonly hitEvery: string
  readonly freeSpinsEvery: string
  readonly freeSpinsInSeries: string
  /** Of one round's win, in stakes; the volatility index is 1.645 times as much. */
  readonly standardDeviation: string
  readonly volatilityIndex: string
  /** The most a round can win, in stakes: some stops of the reels reach it, none passes it. */
  readonly maximumWinMultiple: number
  /** The return in shares of the stake, with as many digits as an auditor may want. */
  readonly exact: { readonly lines: string; readonly scatter: string; readonly free: string; readonly total: string }
  readonly base: Reels
  readonly free: Reels
}

/** Strip lengths; in how many ways the reels stop; how many of these show a win on a given line, longest first. */
type Reels = {
  readonly lengths: readonly number[]
  readonly cycle: string
  readonly ways: { readonly [combination: string]: string }
}

const DIGITS = 15
/** Two-sided 90 % of a normal distribution. */
const NINE_IN_TEN = 1.645

/** Computes the par sheet of a machine from its data. Takes a few seconds. */
export function parSheet(machine: SlotMachine): ParSheet {
  const exact = exactReturn(machine)
  const total = toDecimal(product(exact.total, fraction(100n)), 2)
  const base = toDecimal(product(exact.base, fraction(100n)), 2)
  const deviation = Math.sqrt(Number(toDecimal(exact.variance, DIGITS)))
  return {
    code: machine.code,
    mathVersion: machine.mathVersion,
    returnToPlayer: { total, base, free: toDecimal(minus(readHundredths(total), readHundredths(base)), 2) },
    hitEvery: toDecimal(quotient(fraction(1n), exact.hit), 2),
    freeSpinsEvery: toDecimal(quotient(fraction(1n), exact.freeSpins), 2),
    freeSpinsInSeries: toDecimal(exact.spinsInSeries, 2),
    standardDeviation: deviation.toFixed(4),
    volatilityIndex: (deviation * NINE_IN_TEN).toFixed(4),
    maximumWinMultiple: Math.ceil(Number(toDecimal(exact.maximumWin, 4))),
    exact: {
      lines: toDecimal(exact.lines, DIGITS),
      scatter: toDecimal(exact.scatter, DIGITS),
      free: toDecimal(exact.free, DIGITS),
      total: toDecimal(exact.total, DIGITS),
    },
    base: reels(machine, machine.strips.base),
    free: reels(machine, machine.strips.free),
  }
}

function readHundredths(shown: string) {
  return fraction(BigInt(shown.replace('.', '')), 100n)
}

function reels(machine: SlotMachine, strips: readonly Strip[]): Reels {
  const order = Object.keys(machine.pays)
  const combinations = lineCombinations(machine, strips).toSorted(
    (a, b) => order.indexOf(a.symbol) - order.indexOf(b.symbol) || b.count - a.count,
  )
  return {
    lengths: strips.map((strip) => strip.length),
    cycle: String(cycleOf(strips)),
    ways: Object.fromEntries(combinations.map(({ symbol, count, ways }) => [`${symbol} ${count}`, String(ways)])),
  }
}

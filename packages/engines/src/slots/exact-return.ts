import { type Fraction, fraction, minus, product, quotient, sum } from '../exact/fraction.ts'
import { type Series, seriesOf } from './free-spins.ts'
import type { SlotMachine } from './machine.ts'
import { largestOf, type OutcomeSums, sumsByAward } from './outcome-sums.ts'
import { outcomeTable } from './outcome-table.ts'
import { spinReturn } from './spin-return.ts'

/** The figures of a machine, all exact. Returns and wins are in stakes of the whole round, chances are per round. */
export type ExactReturn = {
  /** Returned by the lines and by the scatters of the paid spin, by these both, by the free spins, and by all. */
  readonly lines: Fraction
  readonly scatter: Fraction
  readonly base: Fraction
  readonly free: Fraction
  readonly total: Fraction
  /** The same total from every stop of the reels: another way to the same number. */
  readonly enumerated: Fraction
  /** Chance that the paid spin wins anything. */
  readonly hit: Fraction
  /** Chance of a series of free spins, and how many it has on average. */
  readonly freeSpins: Fraction
  readonly spinsInSeries: Fraction
  /** Of a round's win, in squared stakes. */
  readonly variance: Fraction
  readonly maximumWin: Fraction
}

/** Rounds alike in the free spins they begin: what the paid spin brings in all of them, and the series that follows. */
type Kind = { readonly paid: OutcomeSums; readonly series: Series }

/**
 * Computes a machine's figures from its data alone. Returns come from symbol counts; chances, variance and the largest
 * win from every stop of the reels, which takes about a second.
 */
export function exactReturn(machine: SlotMachine): ExactReturn {
  const paidOutcomes = outcomeTable(machine, machine.strips.base)
  const freeOutcomes = outcomeTable(machine, machine.strips.free)
  const kinds = [...sumsByAward(machine, paidOutcomes, 1)].map(([award, paid]) => ({
    paid,
    series: seriesOf(machine, freeOutcomes, award),
  }))
  const cycle = kinds.reduce((all, { paid }) => all + paid.ways, 0n)
  const winning = paidOutcomes.reduce((ways, outcome) => (outcome.win > 0 ? ways + outcome.ways : ways), 0n)
  const starting = kinds.reduce((ways, { paid, series }) => (series.spins.over > 0n ? ways + paid.ways : ways), 0n)
  const spins = quotient(sum(kinds.map(({ paid, series }) => times(series.spins, paid.ways))), fraction(cycle))
  return {
    ...returns(machine, spins),
    ...moments(kinds, fraction(cycle), fraction(BigInt(machine.lines.length))),
    hit: fraction(winning, cycle),
    freeSpins: fraction(starting, cycle),
    spinsInSeries: quotient(spins, fraction(starting, cycle)),
  }
}

/** `spins`: free spins in a round on average. Wald's equation: a series pays its average length times one free spin. */
function returns(
  machine: SlotMachine,
  spins: Fraction,
): Pick<ExactReturn, 'lines' | 'scatter' | 'base' | 'free' | 'total'> {
  const stake = fraction(BigInt(machine.lines.length))
  const paid = spinReturn(machine, machine.strips.base)
  const ofFree = spinReturn(machine, machine.strips.free)
  const lines = quotient(paid.lines, stake)
  const scatter = quotient(paid.scatter, stake)
  const freeSpin = quotient(times(sum([ofFree.lines, ofFree.scatter]), BigInt(machine.freeSpins.multiplier)), stake)
  const free = product(spins, freeSpin)
  const base = sum([lines, scatter])
  return { lines, scatter, base, free, total: sum([base, free]) }
}

function moments(
  kinds: readonly Kind[],
  cycle: Fraction,
  stake: Fraction,
): Pick<ExactReturn, 'enumerated' | 'variance' | 'maximumWin'> {
  const win = sum(kinds.map(({ paid, series }) => sum([fraction(paid.win), times(series.win, paid.ways)])))
  const square = sum(
    kinds.map(({ paid, series }) =>
      sum([fraction(paid.square), times(series.win, 2n * paid.win), times(series.square, paid.ways)]),
    ),
  )
  const enumerated = quotient(win, product(cycle, stake))
  const largest = largestOf(kinds.map(({ paid, series }) => paid.largest + series.largest))
  return {
    enumerated,
    variance: minus(quotient(square, product(cycle, product(stake, stake))), product(enumerated, enumerated)),
    maximumWin: quotient(fraction(largest), stake),
  }
}

function times(value: Fraction, count: bigint): Fraction {
  return product(value, fraction(count))
}

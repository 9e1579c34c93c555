import { type Fraction, fraction, minus, product, quotient, sum } from '../exact/fraction.ts'
import { type FreeOutcomes, largestWinOf, type Series, seriesOf } from './free-spins.ts'
import { holdSeries } from './hold-series.ts'
import { coinsOf, payOf, type SlotMachine } from './machine.ts'
import { type SumsOf, sumsByAward } from './outcome-sums.ts'
import { type Outcome, outcomeTable } from './outcome-table.ts'
import { pickSeries } from './pick-series.ts'

/** The figures of a machine, all exact. Returns and wins are in stakes of the whole round, chances are per round. */
export type ExactReturn = {
  /** Returned by the wins and by the scatters of the paid spin, by these both, by its feature, and by all. */
  readonly wins: Fraction
  readonly scatter: Fraction
  readonly base: Fraction
  readonly feature: Fraction
  readonly total: Fraction
  /** Chance that the paid spin wins anything. */
  readonly hit: Fraction
  /** Chance of the feature, free spins or respins, and how many of these it has on average. */
  readonly featureChance: Fraction
  readonly spinsInFeature: Fraction
  /** Of a round's win, in squared stakes. */
  readonly variance: Fraction
  readonly maximumWin: Fraction
  /** The chance of a round to win that much. */
  readonly maximumWinChance: Fraction
  /** Of the board that is picked from alone; null where a machine has none. */
  readonly pick: PickReturn | null
  /** All results of the paid spin. */
  readonly paidSpin: readonly Outcome[]
  /** Of the rounds that begin with bought free spins; null where none are sold. */
  readonly bought: BoughtReturn | null
}

/** What comes back through the board in stakes of the round, its chance in a round, and how it is on average. */
export type PickReturn = {
  readonly total: Fraction
  readonly chance: Fraction
  /** How many places are opened, and what is found, in stakes. */
  readonly opened: Fraction
  readonly found: Fraction
}

/** Return and variance are in what the free spins cost, but the maximum win in stakes of a round with a paid spin. */
export type BoughtReturn = {
  readonly total: Fraction
  readonly spins: Fraction
  readonly variance: Fraction
  readonly maximumWin: Fraction
  readonly maximumWinChance: Fraction
}

/** Rounds alike in the feature they begin: what the paid spin brings in all of them, and the series that follows. */
type Kind = { readonly paid: SumsOf; readonly series: Series }

/**
 * Computes a machine's figures from its data alone, by every stop of the reels. A second, or minutes where wins fall on
 * six reels.
 */
export function exactReturn(machine: SlotMachine): ExactReturn {
  const outcomes = outcomeTable(machine, 'base')
  const free = freeOutcomes(machine)
  const featureOf = featuresOf(machine, free)
  const kinds = sumsByAward(machine, outcomes, 1).map((paid) => ({ paid, series: featureOf(paid) }))
  const cycle = fraction(kinds.reduce((all, { paid }) => all + paid.ways, 0n))
  const winning = outcomes.reduce((ways, outcome) => (outcome.win > 0 ? ways + outcome.ways : ways), 0n)
  const starting = kinds.reduce((ways, { paid, series }) => (series.spins.over > 0n ? ways + paid.ways : ways), 0n)
  const spins = sum(kinds.map(({ paid, series }) => times(series.spins, paid.ways)))
  return {
    ...returns(machine, outcomes, kinds),
    hit: quotient(fraction(winning), cycle),
    featureChance: quotient(fraction(starting), cycle),
    spinsInFeature: starting > 0n ? quotient(spins, fraction(starting)) : fraction(0n),
    pick: pickReturn(machine, kinds),
    paidSpin: outcomes,
    bought: boughtReturn(machine, free),
  }
}

const NO_FEATURE: Series = {
  spins: fraction(0n),
  win: fraction(0n),
  square: fraction(0n),
  largest: 0n,
  largestChance: fraction(1n),
}

/** The results of a free spin, each table made once. */
function freeOutcomes(machine: SlotMachine): FreeOutcomes {
  const tables = new Map<string, readonly Outcome[]>()
  return (filled) => {
    const key = filled.join(' ')
    const table = tables.get(key) ?? outcomeTable(machine, 'free', filled)
    tables.set(key, table)
    return table
  }
}

/** The feature that a result of the paid spin begins. */
function featuresOf(machine: SlotMachine, free: FreeOutcomes): (paid: SumsOf) => Series {
  const { hold } = machine
  if (hold) {
    const places = machine.strips.base.length * machine.rows
    return ({ scatters }) => (scatters >= hold.least ? holdSeries(hold, places, scatters) : NO_FEATURE)
  }
  const freeSpins = ({ award }: SumsOf) => (award > 0 ? seriesOf(machine, free, award) : NO_FEATURE)
  return (paid) => bothOf(freeSpins(paid), boardOf(machine, paid.scatters))
}

/** What the board brings that so many scatters open. Throws `RangeError` beside what a machine with one cannot have. */
function boardOf({ pick, hold, jackpot, gamble, code }: SlotMachine, scatters: number): Series {
  if (pick && (hold || jackpot || gamble)) throw new RangeError(`${code} has a board beside respins, jackpot or gamble`)
  const times = pick?.times[scatters]
  return pick && times !== undefined ? pickSeries(pick, times) : NO_FEATURE
}

/** One series and then another that depends on nothing in it. */
const bothOf = (one: Series, other: Series): Series => ({
  spins: sum([one.spins, other.spins]),
  win: sum([one.win, other.win]),
  square: sum([one.square, times(product(one.win, other.win), 2n), other.square]),
  largest: one.largest + other.largest,
  largestChance: product(one.largestChance, other.largestChance),
})

function pickReturn(machine: SlotMachine, kinds: readonly Kind[]): PickReturn | null {
  if (!machine.pick) return null
  const cycle = fraction(kinds.reduce((all, { paid }) => all + paid.ways, 0n))
  const boards = kinds.map(({ paid }) => ({ ways: paid.ways, board: boardOf(machine, paid.scatters) }))
  const won = boards.filter(({ board }) => board.spins.over > 0n)
  const ways = fraction(won.reduce((all, one) => all + one.ways, 0n))
  const mean = (of: (board: Series) => Fraction) => sum(won.map(({ board, ways }) => times(of(board), ways)))
  const found = quotient(
    mean(({ win }) => win),
    fraction(BigInt(coinsOf(machine))),
  )
  return {
    total: quotient(found, cycle),
    chance: quotient(ways, cycle),
    opened: quotient(
      mean(({ spins }) => spins),
      ways,
    ),
    found: quotient(found, ways),
  }
}

function boughtReturn(machine: SlotMachine, free: FreeOutcomes): BoughtReturn | null {
  const { bought } = machine.freeSpins
  if (!bought) return null
  const series = seriesOf(machine, free, bought.spins)
  const price = fraction(BigInt(bought.coins))
  const total = quotient(series.win, price)
  return {
    total,
    spins: series.spins,
    variance: minus(quotient(series.square, product(price, price)), product(total, total)),
    maximumWin: fraction(series.largest, BigInt(coinsOf(machine))),
    maximumWinChance: series.largestChance,
  }
}

type Returns = Pick<
  ExactReturn,
  'wins' | 'scatter' | 'base' | 'feature' | 'total' | 'variance' | 'maximumWin' | 'maximumWinChance'
>

function returns(machine: SlotMachine, outcomes: readonly Outcome[], kinds: readonly Kind[]): Returns {
  const cycle = kinds.reduce((all, { paid }) => all + paid.ways, 0n)
  const stakes = fraction(BigInt(coinsOf(machine)) * cycle)
  const scatters = outcomes.reduce(
    (paid, { scatters, ways }) => paid + ways * BigInt(payOf(machine, machine.scatter, scatters)),
    0n,
  )
  const scatter = quotient(fraction(scatters), stakes)
  const base = quotient(fraction(kinds.reduce((won, { paid }) => won + paid.win, 0n)), stakes)
  const feature = quotient(sum(kinds.map(({ paid, series }) => times(series.win, paid.ways))), stakes)
  const total = sum([base, feature])
  const square = sum(
    kinds.map(({ paid, series }) =>
      sum([fraction(paid.square), times(series.win, 2n * paid.win), times(series.square, paid.ways)]),
    ),
  )
  const coins = fraction(BigInt(coinsOf(machine)))
  const { largest, largestChance } = largestWinOf(
    kinds.map(({ paid, series }) => ({
      largest: paid.largest + series.largest,
      largestChance: product(fraction(paid.reaching, cycle), series.largestChance),
    })),
  )
  return {
    wins: minus(base, scatter),
    scatter,
    base,
    feature,
    total,
    variance: minus(quotient(square, product(stakes, coins)), product(total, total)),
    maximumWin: quotient(fraction(largest), coins),
    maximumWinChance: largestChance,
  }
}

function times(value: Fraction, count: bigint): Fraction {
  return product(value, fraction(count))
}

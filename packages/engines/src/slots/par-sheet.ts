import { type Fraction, fraction, isEqual, isMore, minus, product, quotient, toDecimal } from '../exact/fraction.ts'
import { type BoughtReturn, type ExactReturn, exactReturn, type PickReturn } from './exact-return.ts'
import { type Gamble, GUESS_NAMES, returnOfGuess } from './gamble.ts'
import { cycleOf, lineCombinations } from './line-combinations.ts'
import { coinsOf, type SlotMachine, type Strip, withAnte } from './machine.ts'
import { type PaidWins, paidWins } from './paid-wins.ts'

/** The figures of a machine as they are printed and shown. */
export type ParSheet = {
  readonly code: string
  readonly mathVersion: string
  /** In per cent of the stake, cut off after two decimals, and so that the parts add up to the total. */
  readonly returnToPlayer: { readonly total: string; readonly base: string; readonly feature: string }
  /** One win, and one series of free spins or respins, in so many rounds; "0.00" where there are none. */
  readonly hitEvery: string
  readonly featureEvery: string
  readonly spinsInFeature: string
  /** Of one round's win, in stakes; the volatility index is 1.645 times as much. */
  readonly standardDeviation: string
  readonly volatilityIndex: string
  /** The most a round can win, in stakes: some stops of the reels reach it, none passes it. */
  readonly maximumWinMultiple: number
  /** One round in so many wins just that: digits, or from 10^15 on as in "4.13e436", cut off. */
  readonly maximumWinEvery: string
  readonly paidWins: PaidWins
  /** The return in shares of the stake, with as many digits as an auditor may want. */
  readonly exact: {
    readonly wins: string
    readonly scatter: string
    readonly feature: string
    readonly total: string
  }
  /** Of rounds that begin with bought free spins; null where none are sold. */
  readonly bought: BoughtSheet | null
  /** Of rounds that begin with a dearer spin; only where that is offered. */
  readonly ante?: AnteSheet
  /** Only where covered places are opened. */
  readonly pick?: PickSheet
  /** Only where a win may be gambled: in per cent of what is risked, whatever is said of a card. */
  readonly gamble?: Gamble & { readonly returnToPlayer: string }
  readonly base: Reels
  readonly free: Reels
}

/** Like the figures of the whole machine, but in what the free spins cost. */
export type BoughtSheet = {
  readonly returnToPlayer: string
  readonly spins: string
  readonly standardDeviation: string
  readonly exact: string
}

/** Like the figures of the whole machine, but in what the dearer spin costs. */
export type AnteSheet = {
  readonly returnToPlayer: string
  readonly hitEvery: string
  readonly featureEvery: string
  readonly standardDeviation: string
  readonly exact: string
  readonly reels: Reels
}

/** What comes back through a board alone, which may be all of the feature or a part of it. */
export type PickSheet = {
  /** In per cent of the stake, and as a share of it with many digits. */
  readonly returnToPlayer: string
  readonly exact: string
  /** One in so many rounds. */
  readonly every: string
  /** How many places are opened on average, and what is found, in stakes. */
  readonly opened: string
  readonly found: string
}

/** Strip lengths; in how many ways the reels stop; how many of these show a win on a given line, if there are lines. */
type Reels = {
  readonly lengths: readonly number[]
  readonly cycle: string
  readonly ways: { readonly [combination: string]: string }
}

const DIGITS = 15
/** Two-sided 90 % of a normal distribution. */
const NINE_IN_TEN = 1.645

/** Computes the par sheet of a machine from its data. Takes some seconds, or minutes where wins fall on six reels. */
export function parSheet(machine: SlotMachine): ParSheet {
  const exact = exactReturn(machine)
  const dearer = machine.ante ? withAnte(machine) : null
  const ante = dearer && exactReturn(dearer)
  const most = mostOf(machine, exact, ante)
  const total = toDecimal(product(exact.total, fraction(100n)), 2)
  const base = toDecimal(product(exact.base, fraction(100n)), 2)
  const deviation = Math.sqrt(Number(toDecimal(exact.variance, DIGITS)))
  return {
    code: machine.code,
    mathVersion: machine.mathVersion,
    returnToPlayer: { total, base, feature: toDecimal(minus(readHundredths(total), readHundredths(base)), 2) },
    hitEvery: everySoMany(exact.hit),
    featureEvery: everySoMany(exact.featureChance),
    spinsInFeature: toDecimal(exact.spinsInFeature, 2),
    standardDeviation: deviation.toFixed(4),
    volatilityIndex: (deviation * NINE_IN_TEN).toFixed(4),
    maximumWinMultiple: Math.ceil(Number(toDecimal(most.maximumWin, 4))),
    maximumWinEvery: rarity(most.maximumWinChance),
    paidWins: paidWins(machine, exact.paidSpin),
    exact: {
      wins: toDecimal(exact.wins, DIGITS),
      scatter: toDecimal(exact.scatter, DIGITS),
      feature: toDecimal(exact.feature, DIGITS),
      total: toDecimal(exact.total, DIGITS),
    },
    bought: exact.bought && boughtSheet(exact.bought),
    ...(dearer && ante && { ante: anteSheet(dearer, ante) }),
    ...(exact.pick && { pick: pickSheet(exact.pick) }),
    ...(machine.gamble && { gamble: gambleSheet(machine.gamble, most) }),
    base: reels(machine, machine.strips.base),
    free: reels(machine, machine.strips.free),
  }
}

type Most = Pick<ExactReturn, 'maximumWin' | 'maximumWinChance'>

/** Of the beginning whose rounds can win most, in stakes of the ordinary one. */
function mostOf(machine: SlotMachine, exact: ExactReturn, ante: ExactReturn | null): Most {
  const beginnings: Most[] = [exact]
  if (exact.bought) beginnings.push(exact.bought)
  if (ante && machine.ante) {
    const stakes = fraction(BigInt(machine.ante.coins), BigInt(coinsOf(machine)))
    beginnings.push({ ...ante, maximumWin: product(ante.maximumWin, stakes) })
  }
  return beginnings.reduce((most, other) => (isMore(other.maximumWin, most.maximumWin) ? other : most))
}

/** Digits from which on a number is written by its power of ten. */
const LONG = 16

/** How many rounds there are to one with that chance. */
function rarity({ over, under }: Fraction): string {
  const digits = String(under / over)
  return digits.length < LONG ? digits : `${digits.charAt(0)}.${digits.slice(1, 3)}e${digits.length - 1}`
}

const anteSheet = (dearer: SlotMachine, { total, hit, featureChance, variance }: ExactReturn): AnteSheet => ({
  returnToPlayer: toDecimal(product(total, fraction(100n)), 2),
  hitEvery: everySoMany(hit),
  featureEvery: everySoMany(featureChance),
  standardDeviation: Math.sqrt(Number(toDecimal(variance, DIGITS))).toFixed(4),
  exact: toDecimal(total, DIGITS),
  reels: reels(dearer, dearer.strips.base),
})

/** Throws `RangeError` where a gamble could win more than the machine, or does not give back just what is risked. */
function gambleSheet(gamble: Gamble, most: Most): NonNullable<ParSheet['gamble']> {
  if (isMore(fraction(BigInt(gamble.ceiling)), most.maximumWin)) throw new RangeError('a gamble beyond the largest win')
  const returns = GUESS_NAMES.map(returnOfGuess)
  if (returns.some((one) => !isEqual(one, fraction(1n)))) throw new RangeError('a gamble that is not even')
  return { ...gamble, returnToPlayer: toDecimal(fraction(100n), 2) }
}

const pickSheet = ({ total, chance, opened, found }: PickReturn): PickSheet => ({
  returnToPlayer: toDecimal(product(total, fraction(100n)), 2),
  exact: toDecimal(total, DIGITS),
  every: everySoMany(chance),
  opened: toDecimal(opened, 2),
  found: toDecimal(found, 2),
})

const boughtSheet = ({ total, spins, variance }: BoughtReturn): BoughtSheet => ({
  returnToPlayer: toDecimal(product(total, fraction(100n)), 2),
  spins: toDecimal(spins, 2),
  standardDeviation: Math.sqrt(Number(toDecimal(variance, DIGITS))).toFixed(4),
  exact: toDecimal(total, DIGITS),
})

const everySoMany = (chance: Fraction): string =>
  chance.over === 0n ? '0.00' : toDecimal(quotient(fraction(1n), chance), 2)

function readHundredths(shown: string) {
  return fraction(BigInt(shown.replace('.', '')), 100n)
}

function reels(machine: SlotMachine, strips: readonly Strip[]): Reels {
  const order = Object.keys(machine.pays)
  const onLine = machine.lines.length > 0 && !machine.wildsFill ? lineCombinations(machine, strips) : []
  const combinations = onLine.toSorted((a, b) => order.indexOf(a.symbol) - order.indexOf(b.symbol) || b.count - a.count)
  return {
    lengths: strips.map((strip) => strip.length),
    cycle: String(cycleOf(strips)),
    ways: Object.fromEntries(combinations.map(({ symbol, count, ways }) => [`${symbol} ${count}`, String(ways)])),
  }
}

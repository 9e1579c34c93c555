import { fraction } from '../../exact/fraction.ts'
import { choose } from '../choose.ts'
import type { Counting } from '../family.ts'
import type { Selection, Tier } from '../play.ts'
import { type Combination, type FiveDigitBet, OUTCOMES, type Outcome } from './bet.ts'
import { formOf, rowsOfGroup } from './form.ts'
import { choosePair, numbersOfSpan, numbersOfSum, ordersOf, setsOfSum, sumOfProducts } from './ways.ts'

/** Names of the places of five digits. */
const FIVE_PLACES = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'ones'] as const

/** How many digits a ladder's prize takes, the most first. */
const LADDER = ['last-five', 'last-four', 'last-three', 'last-two', 'last-one'] as const

/** How many numbers of this length hold each of `codes` given digits at least `times` times. */
function drawsHolding({ codes, times }: { readonly codes: number; readonly times: number }, length: number): bigint {
  // Counts of the given digits are drawn one after another out of the places that are left.
  const holding = (left: number, codesLeft: number): number => {
    if (codesLeft === 0) return (10 - codes) ** left
    let draws = 0
    for (let count = times; count <= left; count += 1)
      draws += choose(left, count) * holding(left - count, codesLeft - 1)
    return draws
  }
  return BigInt(holding(length, codes))
}

const tier = (code: string, over: bigint, under: bigint): Tier => ({ code, chance: fraction(over, under) })

/** Sets of three digits win as their orders are many; of two digits there is one kind. */
const setTiers = (length: number): Tier[] =>
  length === 2 ? [tier('group', 2n, 100n)] : [tier('group-three', 3n, 1_000n), tier('group-six', 6n, 1_000n)]

function outcomeTiers(outcome: Outcome): Tier[] {
  const { of, words } = OUTCOMES[outcome]
  const refund = outcome === 'duel-refund' ? { refund: fraction(1n, BigInt(OUTCOMES[outcome].refundedOf)) } : {}
  return Object.entries(words).map(([code, draws]) => ({ ...tier(code, BigInt(draws), BigInt(of)), ...refund }))
}

function tiersOf(bet: Combination, length: number): Tier[] {
  const numbers = 10n ** BigInt(length)
  switch (bet.kind) {
    case 'straight':
    case 'span':
      return [tier('straight', 1n, numbers)]
    case 'sum':
      if (bet.of === 'tail') return [tier('tail', 1n, 10n)]
      return bet.of === 'group' ? setTiers(length) : [tier('straight', 1n, numbers)]
    case 'ladder':
      return LADDER.slice(-length).map((code, at) => tier(code, 1n, 10n ** BigInt(length - at)))
    case 'group':
      return [tier('group', BigInt(ordersOf(bet.repeats)), numbers)]
    case 'mixed':
    case 'key':
      return setTiers(length)
    case 'position':
      return [tier('position', 1n, bet.of === 'sides' ? 2n : 10n)]
    case 'not-fixed':
      return [tier('not-fixed', drawsHolding(bet, length), numbers)]
    case 'sides':
      return [tier('sides', 1n, 2n ** BigInt(length))]
    case 'zones':
      return [tier('zones', 1n, BigInt(bet.zones) ** BigInt(bet.zoned) * 10n ** BigInt(length - bet.zoned))]
    case 'any-straight':
      return [tier('straight', 1n, 10n ** BigInt(bet.count))]
    case 'chosen':
      return tiersOf(bet.of, bet.count)
    case 'outcome':
      return outcomeTiers(bet.outcome)
  }
}

const productOf = (values: readonly number[]): number => values.reduce((product, value) => product * value, 1)
const sumOf = <T>(values: readonly T[], each: (value: T) => number): number =>
  values.reduce((sum, value) => sum + each(value), 0)

const lengthOf = (length: number): 2 | 3 => (length === 2 ? 2 : 3)

/** Digits that are in both rows must not be taken for both. */
function unitsOfGroup({ repeats }: Combination & { kind: 'group' }, rows: readonly (readonly number[])[]): number {
  const [first, second] = rowsOfGroup(repeats)
  const [upper = [], lower = upper] = rows
  if (!first) return 0
  if (!second) return choose(upper.length, first.taken)
  return choosePair(
    { size: upper.length, taken: first.taken },
    { size: lower.length, taken: second.taken },
    upper.filter((digit) => lower.includes(digit)).length,
  )
}

function unitsOfSum(of: 'straight' | 'group' | 'tail', picked: readonly number[], length: 2 | 3): number {
  if (of === 'tail') return picked.length
  return sumOf(picked, (sum) => (of === 'group' ? setsOfSum(length, sum) : numbersOfSum(length, sum)))
}

function unitsOf(bet: Combination, selection: Selection, length: number): number {
  if (bet.kind === 'chosen') {
    return choose(selection.places?.length ?? 0, bet.count) * unitsOf(bet.of, selection, bet.count)
  }
  if (selection.tickets) return selection.tickets.length
  const rows = selection.rows ?? []
  const [picked = []] = rows
  const sizes = rows.map((row) => row.length)
  switch (bet.kind) {
    case 'straight':
    case 'sides':
    case 'zones':
      return productOf(sizes)
    case 'ladder':
      return length * productOf(sizes)
    case 'group':
      return unitsOfGroup(bet, rows)
    case 'mixed':
      return 0
    case 'key':
      return picked.length * (length === 2 ? 9 : 54)
    case 'sum':
      return unitsOfSum(bet.of, picked, lengthOf(length))
    case 'span':
      return sumOf(picked, (span) => numbersOfSpan(length, span))
    case 'position':
      return sumOf(sizes, (size) => size)
    case 'not-fixed':
      return choose(picked.length, bet.codes)
    case 'any-straight':
      return sumOfProducts(sizes, bet.count)
    case 'outcome':
      return picked.length
  }
}

/** How many sets of two or three digits are not all alike. */
const setsInAll = (length: number): number => (length === 2 ? 45 : 210)

const everyDigit = Array.from({ length: 10 }, (_, digit) => digit)

function spaceOf(bet: Combination, length: number): number {
  switch (bet.kind) {
    case 'straight':
    case 'span':
      return 10 ** length
    case 'ladder':
      return length * 10 ** length
    case 'group':
      return unitsOfGroup(bet, [everyDigit, everyDigit])
    case 'mixed':
    case 'key':
      return setsInAll(length)
    case 'sum':
      if (bet.of === 'tail') return 10
      return bet.of === 'group' ? setsInAll(length) : 10 ** length
    case 'position':
      return length * (bet.of === 'sides' ? 4 : 10)
    case 'not-fixed':
      return choose(10, bet.codes)
    case 'sides':
      return 4 ** length
    case 'zones':
      return bet.zones ** bet.zoned * 10 ** (length - bet.zoned)
    case 'any-straight':
      return choose(length, bet.count) * 10 ** bet.count
    case 'chosen':
      return choose(length, bet.count) * spaceOf(bet.of, bet.count)
    case 'outcome':
      return Object.keys(OUTCOMES[bet.outcome].words).length
  }
}

/** How bets on the digits of places with these names are picked, counted and priced. */
const digitCounting = (names: readonly string[]): Counting<FiveDigitBet> => ({
  formOf: (bet) =>
    formOf(
      bet,
      bet.places.map((place) => names[place] ?? ''),
    ),
  tiersOf: (bet) => tiersOf(bet, bet.places.length),
  unitsOf: (bet, selection) => unitsOf(bet, selection, bet.places.length),
  spaceOf: (bet) => spaceOf(bet, bet.places.length),
})

/** How bets on five digits are picked, counted and priced. */
export const fiveDigitCounting: Counting<FiveDigitBet> = digitCounting(FIVE_PLACES)

/** How bets on three digits are. */
export const threeDigitCounting: Counting<FiveDigitBet> = digitCounting(FIVE_PLACES.slice(2))

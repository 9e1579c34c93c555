import { combinations } from '../../exact/combinations.ts'
import { cutOff, type Fraction, fraction, quotient } from '../../exact/fraction.ts'
import type { Counting } from '../family.ts'
import type { Form, Row, Selection, Symbols, Tier, Written } from '../play.ts'
import { combinedUnits, DIGIT_ROW, digitRows, writtenDigits } from '../whole-numbers.ts'
import { type ParlaySize, SIDES, type VietnamBet } from './bet.ts'
import { placesOf, type Region, widthsOf } from './region.ts'

const TWO_DIGITS: Extract<Symbols, { kind: 'numbers' }> = { kind: 'numbers', from: 0, to: 99, width: 2 }

/** How many numbers a parlay is made of at most, when all combinations of what is picked are played. */
const MOST_PICKED = 20

const numberRow = (least: number, most: number): Row => ({ name: 'number', symbols: TWO_DIGITS, least, most })

/** A ticket of several numbers, the order of which means nothing. */
const writtenSet = (length: number): Written => ({ symbols: TWO_DIGITS, length, distinct: true, unordered: true })

const wordRow = (name: string, words: readonly string[]): Row => ({
  name,
  symbols: { kind: 'words', words },
  least: 1,
  most: words.length,
})

function formOf(bet: VietnamBet): Form {
  switch (bet.kind) {
    case 'number':
      return {
        rows: bet.digits === 2 ? [numberRow(1, 100)] : digitRows(bet.digits, 1),
        written: writtenDigits(bet.digits),
      }
    case 'parlay':
    case 'absent':
      return { rows: [numberRow(bet.numbers, MOST_PICKED)], written: writtenSet(bet.numbers) }
    case 'full-parlay':
      return { rows: [numberRow(bet.numbers, bet.numbers)], written: writtenSet(bet.numbers) }
    case 'digit':
    case 'sum':
      return { rows: [DIGIT_ROW] }
    case 'double':
      return { rows: [wordRow('ending', ['double'])] }
    case 'sides':
      return { rows: [wordRow('ending', SIDES[bet.of])] }
  }
}

/** That none of so many numbers is among so many drawn, each of two digits. */
const chanceOfNone = (numbers: number, drawn: number): Fraction =>
  fraction(BigInt(100 - numbers) ** BigInt(drawn), 100n ** BigInt(drawn))

/** That all of them are: inclusion and exclusion of those that are not. */
function chanceOfAll(numbers: number, drawn: number): Fraction {
  let over = 0n
  for (let missing = 0; missing <= numbers; missing += 1) {
    const ways = combinations(numbers, missing) * BigInt(100 - missing) ** BigInt(drawn)
    over += missing % 2 === 0 ? ways : -ways
  }
  return fraction(over, 100n ** BigInt(drawn))
}

const PARLAY_TIERS: Readonly<Record<ParlaySize, string>> = { 2: 'parlay-two', 3: 'parlay-three', 4: 'parlay-four' }
const PARLAY_SIZES = [2, 3, 4] as const

function tiersOf(region: Region, bet: VietnamBet): Tier[] {
  const drawn = widthsOf(region).length
  switch (bet.kind) {
    case 'number': {
      const chance = fraction(BigInt(placesOf(region, bet).length), 10n ** BigInt(bet.digits))
      return [{ code: 'number', chance, odds: bet.odds }]
    }
    case 'parlay':
      return [{ code: PARLAY_TIERS[bet.numbers], chance: chanceOfAll(bet.numbers, drawn), odds: bet.odds }]
    case 'full-parlay':
      return PARLAY_SIZES.flatMap((size, at) => {
        const odds = bet.odds[at]
        return odds ? [{ code: PARLAY_TIERS[size], chance: chanceOfAll(size, drawn), odds }] : []
      })
    case 'absent': {
      const chance = chanceOfNone(bet.numbers, drawn)
      return [{ code: 'absent', chance, odds: cutOff(quotient(bet.share, chance), 2) }]
    }
    case 'digit':
    case 'sum':
    case 'double':
      return [{ code: bet.kind, chance: fraction(1n, 10n), odds: bet.odds }]
    case 'sides':
      return [{ code: bet.of, chance: fraction(1n, 2n), odds: bet.odds }]
  }
}

/** How many parlays of two or more there are among so many numbers. */
const parlaysAmong = (numbers: number): number => 2 ** numbers - numbers - 1

function unitsOf(bet: VietnamBet, selection: Selection): number {
  const { tickets, rows: [picked = []] = [] } = selection
  switch (bet.kind) {
    case 'parlay':
    case 'absent':
      return tickets ? tickets.length : Number(combinations(picked.length, bet.numbers))
    case 'full-parlay':
      return (tickets ? tickets.length : 1) * parlaysAmong(bet.numbers)
    default:
      return combinedUnits(selection)
  }
}

function spaceOf(bet: VietnamBet): number {
  switch (bet.kind) {
    case 'number':
      return 10 ** bet.digits
    case 'parlay':
    case 'absent':
      return Number(combinations(100, bet.numbers))
    case 'full-parlay':
      return Number(combinations(100, bet.numbers)) * parlaysAmong(bet.numbers)
    case 'digit':
    case 'sum':
      return 10
    case 'double':
      return 1
    case 'sides':
      return SIDES[bet.of].length
  }
}

/** How bets on the draws of a region are picked, counted and priced. */
export const vietnamCounting = (region: Region): Counting<VietnamBet> => ({
  formOf,
  tiersOf: (bet) => tiersOf(region, bet),
  unitsOf,
  spaceOf,
  costOf: (bet) => (bet.kind === 'number' ? bet.cost : 1),
})

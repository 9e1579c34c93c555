import { choose } from '../choose.ts'
import type { Settling } from '../family.ts'
import type { Hits, Selection } from '../play.ts'
import { type Combination, type FiveDigitBet, OUTCOMES } from './bet.ts'
import { JUDGES } from './outcomes.ts'

type Digits = readonly number[]

/** Whether a digit is big, small, odd and even, in the order of `SIDES`. */
const isSide = (digit: number, side: number): boolean =>
  [digit >= 5, digit < 5, digit % 2 === 1, digit % 2 === 0][side] ?? false

const sidesWon = (digit: number, picked: Digits): number => picked.filter((side) => isSide(digit, side)).length

function countOf(digits: Digits, digit: number): number {
  let count = 0
  for (const one of digits) if (one === digit) count += 1
  return count
}

const sumOf = (digits: Digits): number => digits.reduce((sum, digit) => sum + digit, 0)
const inOrder = (digits: Digits): string => digits.toSorted((a, b) => a - b).join('')

/** One unit of the tier of sets with so many different digits: none where all are alike. */
function setWon(digits: Digits): number[] {
  const different = new Set(digits).size
  if (digits.length === 2) return [different === 2 ? 1 : 0]
  return [different === 2 ? 1 : 0, different === 3 ? 1 : 0]
}

const none = (digits: Digits): number[] => (digits.length === 2 ? [0] : [0, 0])

/** Rows that hold the digit of their place. */
const rowsMatched = ({ rows = [] }: Selection, digits: Digits): number[] =>
  digits.map((digit, row) => (rows[row]?.includes(digit) ? 1 : 0))

const productOf = (values: Digits): number => values.reduce((product, value) => product * value, 1)

function straightWon({ rows, tickets }: Selection, digits: Digits): number {
  if (tickets) return tickets.includes(digits.join('')) ? 1 : 0
  return digits.every((digit, row) => rows?.[row]?.includes(digit)) ? 1 : 0
}

/**
 * Every number that is picked is a unit of each length. Those whose last digits are right win that length, whatever stands
 * before them.
 */
function ladderWon({ rows = [] }: Selection, digits: Digits): number[] {
  const matched = rowsMatched({ rows }, digits)
  return digits.map((_, from) =>
    productOf(matched.map((matches, row) => (row < from ? (rows[row]?.length ?? 0) : matches))),
  )
}

/** Of so few digits, how many are different and how often the most frequent occurs tells how all are repeated. */
function groupWon(
  { repeats }: Combination & { kind: 'group' },
  { rows = [], tickets }: Selection,
  digits: Digits,
): number {
  if (tickets) return tickets.includes(inOrder(digits)) ? 1 : 0
  const [upper = [], lower = upper] = rows
  const [most = 0] = repeats
  let different = 0
  let highest = 0
  for (const [at, digit] of digits.entries()) {
    const times = countOf(digits, digit)
    if (!(times === most ? upper : lower).includes(digit)) return 0
    if (digits.indexOf(digit) === at) different += 1
    highest = Math.max(highest, times)
  }
  return different === repeats.length && highest === most ? 1 : 0
}

function sumWon(of: 'straight' | 'group' | 'tail', picked: Digits, digits: Digits): number[] {
  const sum = sumOf(digits)
  if (of === 'group') return picked.includes(sum) ? setWon(digits) : none(digits)
  return [picked.includes(of === 'tail' ? sum % 10 : sum) ? 1 : 0]
}

const positionWon = (of: 'digits' | 'sides', { rows = [] }: Selection, digits: Digits): number =>
  of === 'sides'
    ? sumOf(digits.map((digit, row) => sidesWon(digit, rows[row] ?? [])))
    : sumOf(rowsMatched({ rows }, digits))

function zonesWon(bet: Combination & { kind: 'zones' }, { rows = [] }: Selection, digits: Digits): number {
  const shown = digits.map((digit, at) => (at < bet.zoned ? Math.floor((digit * bet.zones) / 10) : digit))
  return straightWon({ rows }, shown)
}

/** Every choice of so many places out of these, each in its order. */
function choicesOf(places: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return places.flatMap((first, at) => choicesOf(places.slice(at + 1), count - 1).map((rest) => [first, ...rest]))
}

const FIVE = [0, 1, 2, 3, 4]

/** By how many and by which places (a bit for each) are chosen: found once, since bets on them are many. */
const CHOICES = [0, 1, 2, 3, 4, 5].map((count) =>
  Array.from({ length: 2 ** FIVE.length }, (_, bits) =>
    choicesOf(
      FIVE.filter((place) => bits & (1 << place)),
      count,
    ),
  ),
)

function chosenWon(bet: Combination & { kind: 'chosen' }, selection: Selection, digits: Digits): number[] {
  const bits = (selection.places ?? []).reduce((all, place) => all | (1 << place), 0)
  const all: number[] = []
  for (const choice of CHOICES[bet.count]?.[bits] ?? []) {
    const shown = choice.map((place) => digits[place] ?? Number.NaN)
    for (const [tier, won] of unitsWon(bet.of, selection, shown).entries()) all[tier] = (all[tier] ?? 0) + won
  }
  return all
}

function outcomeWon(bet: Combination & { kind: 'outcome' }, picked: Digits, digits: Digits): number[] {
  const won = Object.keys(OUTCOMES[bet.outcome].words).map(() => 0)
  for (const word of JUDGES[bet.outcome](digits)) if (picked.includes(word)) won[word] = 1
  return won
}

/** Units that win by the tiers of the bet, for the digits that were drawn at its places. */
function unitsWon(bet: Combination, selection: Selection, digits: Digits): number[] {
  const picked = selection.rows?.[0] ?? []
  switch (bet.kind) {
    case 'straight':
      return [straightWon(selection, digits)]
    case 'ladder':
      return ladderWon(selection, digits)
    case 'group':
      return [groupWon(bet, selection, digits)]
    case 'mixed':
      return selection.tickets?.includes(inOrder(digits)) ? setWon(digits) : none(digits)
    case 'key':
      return picked.some((digit) => digits.includes(digit)) ? setWon(digits) : none(digits)
    case 'sum':
      return sumWon(bet.of, picked, digits)
    case 'span':
      return [picked.includes(Math.max(...digits) - Math.min(...digits)) ? 1 : 0]
    case 'position':
      return [positionWon(bet.of, selection, digits)]
    case 'not-fixed':
      return [choose(picked.filter((digit) => countOf(digits, digit) >= bet.times).length, bet.codes)]
    case 'sides':
      return [productOf(digits.map((digit, row) => sidesWon(digit, selection.rows?.[row] ?? [])))]
    case 'zones':
      return [zonesWon(bet, selection, digits)]
    case 'any-straight':
      return [choose(sumOf(rowsMatched(selection, digits)), bet.count)]
    case 'chosen':
      return chosenWon(bet, selection, digits)
    case 'outcome':
      return outcomeWon(bet, picked, digits)
  }
}

/** How bets on digits are settled. */
export const digitSettling: Settling<FiveDigitBet, Digits> = {
  read: (result) => result.map(Number),
  hits: (bet, selection, drawn): Hits => {
    const digits = bet.places.map((place) => drawn[place] ?? Number.NaN)
    const won = unitsWon(bet, selection, digits)
    const goesBack = bet.kind === 'outcome' && bet.outcome === 'duel-refund' && digits[0] === digits[1]
    return { won, refunded: goesBack ? (selection.rows?.[0]?.length ?? 0) : 0 }
  },
}

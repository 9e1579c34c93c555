import { describe, expect, test } from 'vitest'
import { drawFrom } from '../../random/draw.ts'
import { seededBytes } from '../../random/seeded-bytes.fixture.ts'
import { PLAYS, type Result, readTickets } from '../bets.ts'
import { DRAWN } from '../draws.ts'
import {
  choicesFrom,
  expectExact,
  expectSettled,
  numbersOf,
  pickerFrom,
  playOf,
  productOf,
} from '../number-plays.fixture.ts'

const pick = pickerFrom(27)
const TWO = numbersOf(2)

/** How many numbers of how many digits are drawn, special prize first, and which are the lowest of two and three digits. */
const REGIONS = {
  VN_NORTH: {
    widths: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2],
    lowestTwo: [23, 24, 25, 26],
    lowestThree: [20, 21, 22],
  },
  VN_SOUTH: {
    widths: [6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2],
    lowestTwo: [17],
    lowestThree: [16],
  },
} as const
type RegionCode = keyof typeof REGIONS
const CODES = ['VN_NORTH', 'VN_SOUTH'] as const

/**
 * Each number runs through all of its last four digits (or all that it has), and its first two through all of theirs, each
 * as often as the others. Hits are counted number by number, so that these stand for every result.
 */
const resultsOf = (region: RegionCode): Result[] =>
  Array.from({ length: 10_000 }, (_, n) =>
    REGIONS[region].widths.map((width, place) => {
      const ending = String((n + place * 371) % 10_000).padStart(4, '0')
      if (width <= 4) return ending.slice(4 - width)
      return (String(n % 10) + String(Math.floor(n / 10) % 10)).slice(0, width - 4) + ending
    }),
  )

/** Ends of up to three digits: a thousand of these have each of them equally often. */
const shortResultsOf = (region: RegionCode): Result[] => resultsOf(region).slice(0, 1_000)

type Compared = { readonly places: readonly number[]; readonly digits: 2 | 3 | 4; readonly isFirst?: true }

/** What each play on numbers is compared with: which numbers, of how many digits, at which end. */
function comparedWith(region: RegionCode): [code: string, compared: Compared][] {
  const { widths, lowestTwo, lowestThree } = REGIONS[region]
  const withDigits = (digits: number) => widths.flatMap((width, place) => (width >= digits ? [place] : []))
  return [
    ['lot-two', { places: withDigits(2), digits: 2 }],
    ['lot-two-by-stake', { places: withDigits(2), digits: 2 }],
    ['lot-first-two', { places: withDigits(2), digits: 2, isFirst: true }],
    ['lot-three', { places: withDigits(3), digits: 3 }],
    ['lot-four', { places: withDigits(4), digits: 4 }],
    ['special-two', { places: [0], digits: 2 }],
    ['special-first-two', { places: [0], digits: 2, isFirst: true }],
    ['first-prize-two', { places: [1], digits: 2 }],
    ['lowest-two', { places: lowestTwo, digits: 2 }],
    ['lowest-and-special-two', { places: [0, ...lowestTwo], digits: 2 }],
    ['special-three', { places: [0], digits: 3 }],
    ['first-prize-three', { places: [1], digits: 3 }],
    ['lowest-three', { places: lowestThree, digits: 3 }],
    ['lowest-and-special-three', { places: [0, ...lowestThree], digits: 3 }],
    ['special-four', { places: [0], digits: 4 }],
  ]
}

describe.each(CODES)('%s: plays on numbers, over all results', (family) => {
  const results = shortResultsOf(family)
  test.each(comparedWith(family))('%s', (code, { places, digits, isFirst }) => {
    const wins = (unit: string, result: Result) => [
      places.filter((place) => (isFirst ? result[place]?.startsWith(unit) : result[place]?.endsWith(unit))).length,
    ]
    const tickets = pick(numbersOf(digits), 3)
    const all = digits === 4 || isFirst ? resultsOf(family) : results
    expectExact({ family, code, selection: { tickets }, units: tickets, wins }, all)
    const rows =
      digits === 2 ? [[0, 7, 42, 99]] : Array.from({ length: digits }, () => pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2))
    const units = digits === 2 ? ['00', '07', '42', '99'] : productOf(rows)
    expectSettled({ family, code, selection: { rows }, units, wins }, results.slice(0, 500))
  })

  test.each([
    ['special-tens', (special: string) => special.at(-2) ?? ''],
    ['special-ones', (special: string) => special.at(-1) ?? ''],
    ['special-sum', (special: string) => String(Number(special.at(-1)) + Number(special.at(-2))).at(-1) ?? ''],
  ])('%s', (code, digitOf) => {
    const rows = [pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)]
    const wins = (unit: string, [special = '']: Result) => [Number(digitOf(special) === unit)]
    expectExact({ family, code, selection: { rows }, units: productOf(rows), wins }, results)
  })

  test.each([
    ['special-odd-even', (ending: number) => (ending % 2 === 1 ? '0' : '1')],
    ['special-high-low', (ending: number) => (ending >= 50 ? '0' : '1')],
  ])('%s', (code, sideOf) => {
    const wins = (unit: string, [special = '']: Result) => [Number(sideOf(Number(special.slice(-2))) === unit)]
    for (const rows of [[[0]], [[1]], [[1, 0]]])
      expectExact({ family, code, selection: { rows }, units: productOf(rows), wins }, results)
  })

  test('special-double', () => {
    const wins = (_: string, [special = '']: Result) => [Number(Number(special.slice(-2)) % 11 === 0)]
    expectExact({ family, code: 'special-double', selection: { rows: [[0]] }, units: ['0'], wins }, results)
  })
})

const drawnResults = (family: RegionCode, count: number): Result[] => {
  const draw = drawFrom(seededBytes(count))
  return Array.from({ length: count }, () => DRAWN[family].draw(draw))
}
const occurs = (number: string, result: Result) => result.some((drawn) => drawn.endsWith(number))
const pairsOf = (ticket: string) => ticket.match(/../g) ?? []

describe.each(CODES)('%s: parlays', (family) => {
  const results = drawnResults(family, 60)
  /** Numbers of which many are drawn. */
  const picked = (count: number) => pick(TWO, count).map(Number)
  const unitsOf = (numbers: readonly number[], size: number) =>
    choicesFrom(
      numbers.map((number) => String(number).padStart(2, '0')),
      size,
    ).map((choice) => choice.join(''))
  const ticketsOf = (count: number, size: number) => [
    ...new Set(Array.from({ length: count }, () => pick(TWO, size).sort().join(''))),
  ]

  test.each([
    ['parlay-two', 2],
    ['parlay-three', 3],
    ['parlay-four', 4],
  ])('%s: all numbers occur, however often', (code, size) => {
    const wins = (unit: string, result: Result) => [Number(pairsOf(unit).every((number) => occurs(number, result)))]
    for (const count of [size, size + 3, 9]) {
      const rows = [picked(count)]
      expectSettled({ family, code, selection: { rows }, units: unitsOf(rows[0] ?? [], size), wins }, results)
    }
    const tickets = ticketsOf(40, size)
    expectSettled({ family, code, selection: { tickets }, units: tickets, wins }, results)
  })

  test.each([
    ['full-parlay-three', 3, 4],
    ['full-parlay-four', 4, 11],
  ])('%s: every parlay of two or more is a unit', (code, size, parlays) => {
    const wins = (unit: string, result: Result) =>
      Array.from({ length: size - 1 }, (_, tier) =>
        Number(pairsOf(unit).length === tier + 2 && pairsOf(unit).every((number) => occurs(number, result))),
      )
    const allOf = (ticket: string) =>
      [2, 3, 4].flatMap((many) => choicesFrom(pairsOf(ticket), many).map((choice) => choice.join('')))
    const tickets = ticketsOf(25, size)
    expect(allOf(tickets[0] ?? '')).toHaveLength(parlays)
    expectSettled({ family, code, selection: { tickets }, units: tickets.flatMap(allOf), wins }, results)
    const [first = ''] = tickets
    const rows = [pairsOf(first).map(Number)]
    expectSettled({ family, code, selection: { rows }, units: allOf(first), wins }, results)
  })

  test.each([
    ['absent-four', 4],
    ['absent-five', 5],
    ['absent-six', 6],
    ['absent-seven', 7],
    ['absent-eight', 8],
    ['absent-nine', 9],
    ['absent-ten', 10],
    ['absent-twelve', 12],
    ['absent-fourteen', 14],
  ])('%s: none of the numbers occurs', (code, size) => {
    const wins = (unit: string, result: Result) => [Number(!pairsOf(unit).some((number) => occurs(number, result)))]
    for (const count of [size, size + 2]) {
      const rows = [picked(count)]
      expectSettled({ family, code, selection: { rows }, units: unitsOf(rows[0] ?? [], size), wins }, results)
    }
    const tickets = ticketsOf(15, size)
    expectSettled({ family, code, selection: { tickets }, units: tickets, wins }, results)
  })
})

test('numbers of a parlay are typed with spaces, bars or nothing between them', () => {
  const { written } = playOf('VN_NORTH', 'parlay-two').form
  expect(written && readTickets(written, '49 83\n8349,01-07,7,0707')).toEqual({
    tickets: ['4983', '0107'],
    dropped: [
      { line: 2, text: '8349', reason: 'repeated' },
      { line: 2, text: '7', reason: 'not_a_ticket' },
      { line: 2, text: '0707', reason: 'not_a_ticket' },
    ],
  })
})

test('units of millions of combinations take no time', () => {
  const rows = [Array.from({ length: 20 }, (_, number) => number)]
  expect(playOf('VN_NORTH', 'absent-ten').units({ rows })).toBe(184_756)
  expect(playOf('VN_NORTH', 'parlay-four').units({ rows })).toBe(4_845)
})

test('both regions have the same plays; points of lô cost what as many prizes are', () => {
  expect([...PLAYS.VN_SOUTH.keys()]).toEqual([...PLAYS.VN_NORTH.keys()])
  const costs = (family: RegionCode) =>
    [...PLAYS[family].values()].filter(({ cost }) => cost !== 1).map(({ code, cost }) => [code, cost])
  expect(Object.fromEntries(costs('VN_NORTH'))).toEqual({
    'lot-two': 27,
    'lot-first-two': 27,
    'lot-three': 23,
    'lot-four': 23,
    'lowest-and-special-two': 5,
    'lowest-and-special-three': 4,
  })
  expect(Object.fromEntries(costs('VN_SOUTH'))).toEqual({
    'lot-two': 18,
    'lot-first-two': 18,
    'lot-three': 17,
    'lot-four': 16,
    'lowest-and-special-two': 2,
    'lowest-and-special-three': 2,
  })
})

import { describe, expect, test } from 'vitest'
import { fraction, isEqual, product } from '../../exact/fraction.ts'
import { faultOf, PLAYS, type Result, readTickets } from '../bets.ts'
import { expectExact, numbersOf, pickerFrom, playOf, productOf } from '../number-plays.fixture.ts'

const pick = pickerFrom(20261127)
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const rowsOf = (...counts: number[]) => counts.map((count) => pick(DIGITS, count))
const sorted = (number: string) => number.split('').sort().join('')

/** Every top with every bottom: a play looks at one of the two, so that each top once and each bottom ten times are all. */
const RESULTS: Result[] = numbersOf(3).map((top, n) => [top, String(n % 100).padStart(2, '0')])

const parts = {
  'top-three': ([top = '']: Result) => top,
  'top-two': ([top = '']: Result) => top.slice(-2),
  'bottom-two': ([, bottom = '']: Result) => bottom,
} as const

/** The only tier, or that of so many different digits. */
const inTier = (drawn: string, isWon: boolean) =>
  Array.from({ length: drawn.length }, (_, tier) => Number(isWon && drawn.length - new Set(drawn).size === tier))

describe('THREE_UP, over all results', () => {
  test.each([
    ['top-three', 'top-three', [3, 2, 4]],
    ['top-two', 'top-two', [1, 7]],
    ['bottom-two', 'bottom-two', [5, 2]],
  ] as const)('%s wins with the number that was drawn', (code, part, counts) => {
    const wins = (unit: string, result: Result) => [Number(unit === parts[part](result))]
    const rows = rowsOf(...counts)
    expectExact({ family: 'THREE_UP', code, selection: { rows }, units: productOf(rows), wins }, RESULTS)
    const tickets = pick(numbersOf(counts.length), 12)
    expectExact({ family: 'THREE_UP', code, selection: { tickets }, units: tickets, wins }, RESULTS)
  })

  test.each([
    ['top-three-any-order', 'top-three', ['056', '122', '299', '777', '013', '899']],
    ['top-two-any-order', 'top-two', ['05', '22', '19', '77', '59']],
  ] as const)('%s wins with the digits in any order', (code, part, tickets) => {
    const wins = (unit: string, result: Result) => {
      const drawn = parts[part](result)
      return inTier(drawn, sorted(drawn) === unit)
    }
    expectExact({ family: 'THREE_UP', code, selection: { tickets }, units: tickets, wins }, RESULTS)
  })

  test.each([
    ['run-top', 'top-three'],
    ['run-bottom', 'bottom-two'],
  ] as const)('%s wins once with a digit that occurs', (code, part) => {
    const rows = rowsOf(4)
    const wins = (unit: string, result: Result) => [Number(parts[part](result).includes(unit))]
    expectExact({ family: 'THREE_UP', code, selection: { rows }, units: productOf(rows), wins }, RESULTS)
  })

  test.each([
    ['position-top', 'top-three', [4, 0, 2]],
    ['position-bottom', 'bottom-two', [1, 6]],
  ] as const)('%s wins with a digit at its place', (code, part, counts) => {
    const rows = rowsOf(...counts)
    const units = rows.flatMap((row, place) => row.map((digit) => `${place}${digit}`))
    const wins = (unit: string, result: Result) => [Number(parts[part](result)[Number(unit[0])] === unit[1])]
    expectExact({ family: 'THREE_UP', code, selection: { rows }, units, wins }, RESULTS)
  })
})

/** Returns of domain tables for Thai markets, published with their odds: three-digit markets .90, run .867 and .798. */
test.each([
  ['top-three', 0, 900n],
  ['top-three-any-order', 0, 900n],
  ['top-three-any-order', 1, 450n],
  ['top-three-any-order', 2, 150n],
  ['top-two', 0, 900n],
  ['bottom-two', 0, 900n],
  ['top-two-any-order', 0, 900n],
  ['top-two-any-order', 1, 450n],
  ['run-top', 0, 867n],
  ['run-bottom', 0, 798n],
] as const)('%s, tier %i, returns %i of 1000', (code, tier, return_) => {
  const { chance, odds } = PLAYS.THREE_UP.get(code)?.tiers[tier] ?? {}
  const stated = product(chance ?? fraction(0n), odds ?? fraction(0n))
  // Run top returns .8672: the table has three decimals.
  expect((stated.over * 1000n) / stated.under).toBe(return_)
})

test('the space of plays in any order is the number of tickets that can be typed', () => {
  for (const [code, digits] of [
    ['top-three-any-order', 3],
    ['top-two-any-order', 2],
  ] as const) {
    const { form, space } = playOf('THREE_UP', code)
    const valid = numbersOf(digits).filter((ticket) => faultOf(form, { tickets: [ticket] }) === null)
    expect(space).toBe(valid.length)
  }
})

test('tickets in any order are read as one, whatever order they are typed in', () => {
  const { written } = playOf('THREE_UP', 'top-three-any-order').form
  if (!written) throw new Error('no tickets')
  expect(readTickets(written, '654 546 ๖๕๔ 12a')).toEqual({
    tickets: ['456'],
    dropped: [
      { line: 1, text: '546', reason: 'repeated' },
      { line: 1, text: '654', reason: 'repeated' },
      { line: 1, text: '12a', reason: 'not_a_ticket' },
    ],
  })
})

test('chances in any order sum to 1 over all tickets', () => {
  const { tiers } = playOf('THREE_UP', 'top-three-any-order')
  const [distinct, pair, triple] = tiers.map(({ chance }) => chance)
  const total = [
    product(fraction(120n), distinct ?? fraction(0n)),
    product(fraction(90n), pair ?? fraction(0n)),
    product(fraction(10n), triple ?? fraction(0n)),
  ]
  const sum = total.reduce((a, b) => fraction(a.over * b.under + b.over * a.under, a.under * b.under))
  expect(isEqual(sum, fraction(1n))).toBe(true)
})

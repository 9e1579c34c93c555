import { expect, test } from 'vitest'
import { product, sum, toDecimal } from '../../exact/fraction.ts'
import { PLAYS, type Result } from '../bets.ts'
import { expectExact, expectSettled, numbersOf, pickerFrom, playOf, productOf } from '../number-plays.fixture.ts'

const pick = pickerFrom(6)
const sorted = (number: string) => number.split('').sort().join('')
const RESULTS: Result[] = numbersOf(4).map((number) => [number])
const codes = playOf('LAO_SET', 'set-of-four').tiers.map(({ code }) => code)

/** In how many orders the digits stand, counted. */
const ordersCounted = new Map(
  [...Map.groupBy([...numbersOf(4), ...numbersOf(3)], sorted)].map(([key, all]) => [key, all.length]),
)
const ordersOf = (number: string) => ordersCounted.get(sorted(number))

/** The best prize of a ticket, with the ending of its tier. */
function tierOf(ticket: string, drawn: string): string | null {
  const [a, b, c, d] = ticket
  if (ticket === drawn) return 'four'
  if (ticket.slice(1) === drawn.slice(1)) return 'last-three'
  if (sorted(ticket) === sorted(drawn)) return `four-any-order-of-${ordersOf(ticket)}`
  if (sorted(ticket.slice(1)) === sorted(drawn.slice(1))) return `last-three-any-order-of-${ordersOf(ticket.slice(1))}`
  if (drawn.startsWith(`${a}${b}`)) return c === d ? 'first-two-double' : 'first-two'
  if (drawn.endsWith(`${c}${d}`)) return a === b ? 'last-two-double' : 'last-two'
  return null
}

const wins = (unit: string, [drawn = '']: Result) => {
  const tier = tierOf(unit, drawn)
  return codes.map((code) => Number(code === tier))
}

/** One ticket of every pattern that four digits can have. */
const TICKETS = [
  '0123',
  '0012',
  '0102',
  '0110',
  '0121',
  '0112',
  '0011',
  '0101',
  '0001',
  '0010',
  '0100',
  '1000',
  '5555',
  '0122',
]

test('each ticket wins its best prize as often as its tiers say, over all numbers', () => {
  expectExact(
    { family: 'LAO_SET', code: 'set-of-four', selection: { tickets: TICKETS }, units: TICKETS, wins },
    RESULTS,
  )
})

test('combined digits win what their tickets win', () => {
  const rows = [
    [1, 4, 7],
    [4, 1],
    [1, 7, 9],
    [7, 4, 1, 0],
  ]
  const results = [...pick(RESULTS, 20), ['1417'], ['7411'], ['1111']]
  expectSettled({ family: 'LAO_SET', code: 'set-of-four', selection: { rows }, units: productOf(rows), wins }, results)
})

test.each([
  ['0123', '0.6791'],
  ['5555', '0.4762'],
])('a set of %s returns %s', (ticket, expected) => {
  const tiers = PLAYS.LAO_SET.get('set-of-four')?.tiers ?? []
  const able = new Set(RESULTS.map(([drawn = '']) => tierOf(ticket, drawn)))
  const back = sum(tiers.flatMap(({ code, chance, odds }) => (able.has(code) && odds ? [product(chance, odds)] : [])))
  expect(toDecimal(back, 4)).toBe(expected)
})

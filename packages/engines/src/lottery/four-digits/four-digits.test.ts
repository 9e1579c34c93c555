import { describe, expect, test } from 'vitest'
import { type Fraction, fraction, product, sum, toDecimal } from '../../exact/fraction.ts'
import { drawFrom } from '../../random/draw.ts'
import { seededBytes } from '../../random/seeded-bytes.fixture.ts'
import { faultOf, PLAYS, type Result } from '../bets.ts'
import { DRAWN } from '../draws.ts'
import { expectExact, expectSettled, numbersOf, pickerFrom, playOf, productOf } from '../number-plays.fixture.ts'
import { SETTLED } from '../settle.ts'

const pick = pickerFrom(4)
const ALL = numbersOf(4)
const SORTED = new Map(ALL.map((number) => [number, number.split('').sort().join('')]))
const sorted = (number: string) => SORTED.get(number)

/**
 * Each of the 23 numbers runs once through all that it may be. Hits are counted number by number, so that these stand for
 * every result there is.
 */
const RESULTS: Result[] = ALL.map((_, n) =>
  Array.from({ length: 23 }, (_, place) => ALL[(n + place * 437) % 10_000] ?? ''),
)

/** How often a number is among those of each prize. */
const byPrize = (result: Result, prizes: number, isIt: (number: string) => boolean) =>
  [result.slice(0, 1), result.slice(1, 2), result.slice(2, 3), result.slice(3, 13), result.slice(13)]
    .slice(0, prizes)
    .map((numbers) => numbers.filter(isIt).length)

/** Tickets of 24, 12, 6, 4 and 1 orders, their digits in order. */
const TICKETS = ['0479', '0023', '1688', '3355', '4449', '0111']
const orders = (ticket: string) => ALL.filter((number) => sorted(number) === ticket)

describe('MALAY, over all numbers', () => {
  test.each([
    ['big', 5],
    ['small', 3],
    ['first-prize', 1],
  ] as const)('%s', (code, prizes) => {
    const wins = (unit: string, result: Result) => byPrize(result, prizes, (number) => number === unit)
    const tickets = pick(ALL, 3)
    expectExact({ family: 'MALAY', code, selection: { tickets }, units: tickets, wins }, RESULTS)
    const rows = [[0, 7], [4], [1, 2], [9]]
    expectSettled({ family: 'MALAY', code, selection: { rows }, units: productOf(rows), wins }, RESULTS.slice(0, 2_000))
  })

  test.each([
    ['big-box', 5],
    ['small-box', 3],
  ] as const)('%s: each order is a unit', (code, prizes) => {
    const wins = (unit: string, result: Result) => byPrize(result, prizes, (number) => number === unit)
    const tickets = ['0479', '7777']
    expectExact({ family: 'MALAY', code, selection: { tickets: ['3355'] }, units: orders('3355'), wins }, RESULTS)
    expectSettled(
      { family: 'MALAY', code, selection: { tickets }, units: tickets.flatMap(orders), wins },
      RESULTS.slice(0, 2_000),
    )
  })

  test.each([
    ['big-shared-box', 5],
    ['small-shared-box', 3],
  ] as const)('%s: all orders are one unit', (code, prizes) => {
    const sizes = new Map(TICKETS.map((ticket) => [ticket, [24, 12, 6, 4].indexOf(orders(ticket).length)]))
    const wins = (unit: string, result: Result) => [
      ...Array.from({ length: (sizes.get(unit) ?? 0) * prizes }, () => 0),
      ...byPrize(result, prizes, (number) => sorted(number) === unit),
    ]
    expectSettled(
      { family: 'MALAY', code, selection: { tickets: TICKETS }, units: TICKETS, wins },
      RESULTS.slice(0, 500),
    )
    const once = ['0479', '0023', '3355', '4449']
    expectExact({ family: 'MALAY', code, selection: { tickets: once }, units: once, wins }, RESULTS)
  })

  test.each([
    ['last-three-first', 1],
    ['last-three-any', 3],
  ] as const)('%s', (code, prizes) => {
    const wins = (unit: string, result: Result) => byPrize(result, prizes, (number) => number.endsWith(unit))
    const tickets = pick(numbersOf(3), 3)
    expectExact({ family: 'MALAY', code, selection: { tickets }, units: tickets, wins }, RESULTS)
  })
})

test('a shared box of four like digits is no ticket: it has one order', () => {
  expect(faultOf(playOf('MALAY', 'big-shared-box').form, { tickets: ['7777'] })).toMatchObject({
    reason: 'not_a_ticket',
  })
})

test('the space of a play is the number of its tickets', () => {
  for (const code of ['big-box', 'big-shared-box']) {
    const { form, space, units } = playOf('MALAY', code)
    const tickets = ALL.filter((ticket) => faultOf(form, { tickets: [ticket] }) === null)
    expect({ code, space }).toEqual({ code, space: units({ tickets }) })
  }
})

/** Prizes of iBox as Magnum publishes them for a stake of 1, rounded to whole units. */
test.each([
  ['first', [104n, 208n, 417n, 625n]],
  ['second', [42n, 83n, 167n, 250n]],
  ['third', [21n, 42n, 83n, 125n]],
  ['special', [8n, 15n, 30n, 45n]],
  ['consolation', [3n, 5n, 10n, 15n]],
] as const)('the shared box pays for the %s prize what is published', (prize, published) => {
  const tiers = playOf('MALAY', 'big-shared-box').tiers
  const paid = [24, 12, 6, 4].map((size) => tiers.find(({ code }) => code === `${prize}-of-${size}`)?.odds)
  expect(paid.map((odds) => rounded(odds ?? fraction(0n)))).toEqual(published)
})

const rounded = ({ over, under }: Fraction) => (2n * over + under) / (2n * under)

/** Published returns: Big .64, Small .65. */
test.each([
  ['big', '0.6400'],
  ['small', '0.6500'],
  ['big-box', '0.6400'],
  ['last-three-first', '0.6600'],
  ['last-three-any', '0.6100'],
  ['first-prize', '0.6000'],
])('%s returns %s', (code, expected) => {
  const tiers = PLAYS.MALAY.get(code)?.tiers ?? []
  const back = sum(tiers.map(({ chance, odds }) => product(chance, odds ?? fraction(0n))))
  expect(toDecimal(back, 4)).toBe(expected)
})

test('drawn results are results, and settle', () => {
  const draw = drawFrom(seededBytes(23))
  for (let n = 0; n < 50; n += 1) {
    const result = DRAWN.MALAY.draw(draw)
    expect(DRAWN.MALAY.isResult(result)).toBe(true)
    expect(SETTLED.MALAY(result).get('big')?.({ tickets: ALL }).won).toEqual([1, 1, 1, 10, 10])
  }
  expect(DRAWN.MALAY.isResult(Array.from({ length: 22 }, () => '0000'))).toBe(false)
  expect(DRAWN.MALAY.isResult(Array.from({ length: 23 }, () => '000'))).toBe(false)
  expect(DRAWN.MALAY.isResult(Array.from({ length: 23 }, () => '๐๐๐๐'))).toBe(false)
})

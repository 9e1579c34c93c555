import { describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../../tools/launcher/src/slow-tests.ts'
import { fraction, toDecimal } from '../../exact/fraction.ts'
import { seededDraw } from '../../instant/rounds.fixture.ts'
import {
  drawsByPlaces,
  eachPickUnits,
  expectFair,
  expectLikeRule,
  fairSelections,
  familyOf,
  type Rule,
  someSelections,
  tupleUnits,
} from '../brute-force.fixture.ts'
import { DRAWN } from '../draws.ts'
import type { HitsOf, Result } from '../play.ts'
import { mostMultiple, prizeOf } from '../prices.ts'
import { faultOf } from '../selection.ts'
import tables from './exact-tables.fixture.json' with { type: 'json' }
import published from './published-prizes.fixture.json' with { type: 'json' }
import vectors from './unit-vectors.fixture.json' with { type: 'json' }

const { plays, playOf, settle } = familyOf('PK10')

const carsOf = (result: Result) => result.map(Number)
const numbers = Array.from({ length: 10 }, (_, n) => String(n + 1).padStart(2, '0'))

/** The plays as their rules are published, each unit looked at by itself. */
function ruleOf(code: string): Rule {
  if (playOf(code).group === 'top') {
    return {
      units: (selection) => tupleUnits(selection, 2),
      outcome: (unit, result) => (unit.join() === carsOf(result).slice(0, unit.length).join() ? 'straight' : null),
    }
  }
  return {
    units: eachPickUnits,
    outcome: ([row = 0, pick = 0], result) => PICKS[code]?.(pick, carsOf(result), row) || null,
  }
}

type PickRule = (pick: number, cars: readonly number[], row: number) => string | false | undefined

const CAR_SIDES = [
  [6, 7, 8, 9, 10],
  [1, 2, 3, 4, 5],
  [1, 3, 5, 7, 9],
  [2, 4, 6, 8, 10],
]
const SUM_SIDES = [
  [12, 13, 14, 15, 16, 17, 18, 19],
  [3, 4, 5, 6, 7, 8, 9, 10, 11],
  [3, 5, 7, 9, 11, 13, 15, 17, 19],
  [4, 6, 8, 10, 12, 14, 16, 18],
]
const firstTwo = ([first = 0, second = 0]: readonly number[]) => first + second
const among =
  (from: number, to: number): PickRule =>
  (pick, cars) =>
    cars.slice(from, to).includes(pick) && 'not-fixed'

/** The tier that a pick wins; sides by the order of their words. */
const PICKS: Readonly<Record<string, PickRule>> = {
  position: (pick, cars, row) => cars[row] === pick && 'position',
  'top-three-not-fixed': among(0, 3),
  'last-three-not-fixed': among(7, 10),
  'top-four-not-fixed': among(0, 4),
  'last-four-not-fixed': among(6, 10),
  'top-five-not-fixed': among(0, 5),
  'last-five-not-fixed': among(5, 10),
  'place-sides': (pick, cars, row) => CAR_SIDES[pick]?.includes(cars[row] ?? 0) && 'side',
  'dragon-tiger': (pick, cars, row) => ['dragon', 'tiger'][pick] === duel(cars, row) && 'side',
  'sum-two': (pick, cars) => firstTwo(cars) === pick && `sum-${pick}`,
  'sum-three': (pick, cars) => firstTwo(cars) + (cars[2] ?? 0) === pick && `sum-${pick}`,
  'sum-two-sides': (pick, cars) => SUM_SIDES[pick]?.includes(firstTwo(cars)) && ['big', 'small', 'odd', 'even'][pick],
  'sum-two-sides-refund': (pick, cars) =>
    firstTwo(cars) === 11 ? 'refund' : SUM_SIDES[pick]?.includes(firstTwo(cars)) && 'side',
}
const duel = (cars: readonly number[], row: number) => ((cars[row] ?? 0) > (cars[9 - row] ?? 0) ? 'dragon' : 'tiger')

/** The places that a play looks at, for picks in so many a row. What is not fixed looks where its car is. */
const PLACES: Readonly<Record<string, (row: number) => readonly number[]>> = {
  'top-one': () => [0],
  'top-two': () => [0, 1],
  'top-three': () => [0, 1, 2],
  'top-four': () => [0, 1, 2, 3],
  'top-five': () => [0, 1, 2, 3, 4],
  'top-six': () => [0, 1, 2, 3, 4, 5],
  position: (row) => [row],
  'place-sides': (row) => [row],
  'dragon-tiger': (row) => [row, 9 - row],
  'sum-two': () => [0, 1],
  'sum-two-sides': () => [0, 1],
  'sum-two-sides-refund': () => [0, 1],
  'sum-three': () => [0, 1, 2],
}

describe('PK10 units and hits', () => {
  const draw = seededDraw(10)
  const results = Array.from({ length: 40 }, () => DRAWN.PK10.draw(draw))

  test.each(plays.map(({ code }) => code))('%s: units and winning units are those of an enumeration', (code) => {
    const selections = someSelections(playOf(code), { count: 30, mostPicks: 5, seed: 7 })
    const settled = results.map((result) => ({ result, hits: settle(result, code) }))
    expectLikeRule(playOf(code), ruleOf(code), { selections, settled })
  })

  test.each(vectors.cases)('$play: $units units win as in the vectors', ({ play, rows, units, won }) => {
    expect(playOf(play).units({ rows })).toBe(units)
    expect(vectors.draws.map((drawn) => settle(drawn.split(' '), play)({ rows }).won[0])).toEqual(won)
  })

  test.each(vectors.facts)('sum, duels and sides of $draw are as in the vectors', (facts) => {
    const result = facts.draw.split(' ')
    const wins = (code: string, rows: number[][]) => (settle(result, code)({ rows }).won ?? []).includes(1)
    const inRow = (row: number, pick: number, of: number) =>
      Array.from({ length: of }, (_, n) => (n === row ? [pick] : []))
    expect({
      sum: wins('sum-two', [[facts.sum]]),
      sumBig: wins('sum-two-sides', [[0]]),
      sumOdd: wins('sum-two-sides', [[2]]),
      firstAboveTenth: wins('dragon-tiger', inRow(0, 0, 5)),
      fifthAboveSixth: wins('dragon-tiger', inRow(4, 0, 5)),
      firstBig: wins('place-sides', inRow(0, 0, 10)),
    }).toEqual({
      sum: true,
      sumBig: facts.sumBig,
      sumOdd: facts.sumOdd,
      firstAboveTenth: facts.firstAboveTenth,
      fifthAboveSixth: facts.fifthAboveSixth,
      firstBig: facts.firstBig,
    })
  })

  test('every number in every row of the first six is 151 200 units', () => {
    const all = numbers.map(Number)
    expect(playOf('top-six').units({ rows: Array.from({ length: 6 }, () => all) })).toBe(151_200)
    expect(playOf('top-six').space).toBe(151_200)
    expect(playOf('top-two').units({ rows: [[7], [7]] })).toBe(0)
  })
})

/** Ten orders in which each car takes each place once. */
const eachCarOncePerPlace = numbers.map((_, by) => [...numbers.slice(by), ...numbers.slice(0, by)])

function settleAll(code: string, places: readonly number[] | undefined) {
  const results = places ? drawsByPlaces(numbers, 10, places) : eachCarOncePerPlace
  return results.map((result) => ({ hits: settle(result, code), ways: 1n }))
}

describe('PK10 chances', () => {
  const quick = plays.map(({ code }) => code).filter((code) => runsSlowTests || !['top-five', 'top-six'].includes(code))

  test.each(quick)('%s: fair prizes and refunds give every unit its stake back', (code) => {
    const play = playOf(code)
    const outcomesFor = new Map<string, { hits: HitsOf; ways: bigint }[]>()
    for (const selection of fairSelections(play, 4)) {
      const row = selection.rows?.findIndex((picks) => picks.length > 0) ?? 0
      const places = PLACES[code]?.(row)
      const key = String(places)
      const outcomes = outcomesFor.get(key) ?? settleAll(code, places)
      outcomesFor.set(key, outcomes)
      expectFair(play, [selection], outcomes)
    }
  })

  test('sums come up as often as in the exact tables', () => {
    const by = (counts: Readonly<Record<string, number>>, of: bigint) =>
      Object.entries(counts).map(([sum, count]) => ({ code: `sum-${sum}`, chance: fraction(BigInt(count), of) }))
    expect(playOf('sum-two').tiers).toEqual(by(tables.sumOfTwo, 90n))
    expect(playOf('sum-three').tiers).toEqual(by(tables.sumOfThree, 720n))
  })

  test('sides of the sum of two pay 2.25 and 1.8 at the whole return, and 2 each where 11 refunds', () => {
    const odds = (code: string) =>
      playOf(code).tiers.map((tier) => toDecimal(fraction(tier.chance.under, tier.chance.over), 2))
    expect(odds('sum-two-sides')).toEqual(['2.25', '1.80', '1.80', '2.25'])
    expect(odds('sum-two-sides-refund')).toEqual(['2.00'])
  })
})

describe('PK10 prices and selections', () => {
  /** The prizes of the first five and six were published with rounded chances. */
  const tolerance: Readonly<Record<string, number>> = { 'top-five': 0.0056, 'top-six': 0.16 }

  test.each(published)('$path: prizes are the published ones', ({ play, prize, at1950, multiple, tiers: perTier }) => {
    const { tiers } = playOf(play)
    const near = (stated: string, found: bigint | undefined) =>
      expect(Math.abs(Number(stated) - Number(found) / 10_000)).toBeLessThan((tolerance[play] ?? 0.0001) + 1e-9)
    const at = (series: number) => tiers.map(({ chance }) => prizeOf(chance, series))
    const [least = 0n] = at(1956).sort((a, b) => Number(a - b))
    near(prize, least)
    expect(mostMultiple([least], 4_000_000_000n)).toBe(multiple)
    if (at1950 !== undefined) near(at1950, at(1950)[0])
    for (const [code, stated] of Object.entries(perTier ?? {})) {
      near(stated, at(1950)[tiers.findIndex((tier) => tier.code === code)])
    }
  })

  test('tickets are different cars of two figures in the order of the finish', () => {
    const { form } = playOf('top-three')
    expect(faultOf(form, { tickets: ['100201', '010210'] })).toBeNull()
    expect(faultOf(form, { tickets: ['101001'] })).toEqual({ reason: 'not_a_ticket', ticket: '101001' })
    expect(faultOf(form, { tickets: ['110201'] })).toEqual({ reason: 'not_a_ticket', ticket: '110201' })
  })

  test('only the ten cars in some order are a result', () => {
    const { isResult } = DRAWN.PK10
    expect(isResult(['10', '01', '02', '03', '04', '05', '06', '07', '08', '09'])).toBe(true)
    expect(isResult(numbers.slice(1))).toBe(false)
    expect(isResult([...numbers.slice(1), '02'])).toBe(false)
    expect(isResult([...numbers.slice(1), '1'])).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { type Fraction, fraction, isEqual, minus, product } from '../../exact/fraction.ts'
import { seededDraw } from '../../instant/rounds.fixture.ts'
import {
  arrangements,
  drawsByPlaces,
  eachPickUnits,
  expectFair,
  expectLikeRule,
  fairSelections,
  familyOf,
  type Rule,
  setUnits,
  someSelections,
  subsets,
  tupleUnits,
} from '../brute-force.fixture.ts'
import { DRAWN } from '../draws.ts'
import { faultOf } from '../selection.ts'
import { SETTLED } from '../settle.ts'
import tables from './exact-tables.fixture.json' with { type: 'json' }
import published from './published-prizes.fixture.json' with { type: 'json' }
import vectors from './unit-vectors.fixture.json' with { type: 'json' }

const { plays, playOf, settle } = familyOf('11X5')

const ballsOf = (result: readonly string[]) => result.map(Number)
const sorted = (balls: readonly number[]) => [...balls].sort((a, b) => a - b)
const total = (balls: readonly number[]) => balls.reduce((sum, ball) => sum + ball, 0)

const LENGTHS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** The plays as domain tables state them, each unit looked at by itself. */
function ruleOf(code: string): Rule {
  const [start, count = '', kind] = code.split('-')
  const length = LENGTHS.indexOf(count) + 1
  if (start === 'any') {
    return {
      units: (selection) => setUnits(selection, length, 2),
      outcome: (unit, result) => {
        const common = unit.filter((ball) => ballsOf(result).includes(ball)).length
        return common === Math.min(length, 5) ? 'set' : null
      },
    }
  }
  if (kind === 'group') {
    return {
      units: (selection) => setUnits(selection, length, 2),
      outcome: (unit, result) =>
        sorted(unit).join() === sorted(ballsOf(result).slice(0, length)).join() ? 'set' : null,
    }
  }
  if (kind === 'straight') {
    return {
      units: (selection) => tupleUnits(selection, 2),
      outcome: (unit, result) => (unit.join() === ballsOf(result).slice(0, length).join() ? 'straight' : null),
    }
  }
  if (code === 'front-three-not-fixed') {
    return {
      units: (selection) => setUnits(selection, 1, 2),
      outcome: ([ball = 0], result) => (ballsOf(result).slice(0, 3).includes(ball) ? 'set' : null),
    }
  }
  return {
    units: eachPickUnits,
    outcome: ([row = 0, pick = 0], result) => PICKS[code]?.(pick, ballsOf(result), row) || null,
  }
}

type PickRule = (pick: number, balls: readonly number[], row: number) => string | false | undefined

const BALL_SIDES = [
  [6, 7, 8, 9, 10],
  [1, 2, 3, 4, 5],
  [1, 3, 5, 7, 9],
  [2, 4, 6, 8, 10],
]

/** The tier that a pick wins; sides by the order of their words. */
const PICKS: Readonly<Record<string, PickRule>> = {
  position: (pick, balls, row) => balls[row] === pick && 'position',
  'odd-count': (pick, balls) => balls.filter((ball) => ball % 2 !== 0).length === pick && `odd-${pick}`,
  median: (pick, balls) => sorted(balls)[2] === pick && `median-${pick}`,
  'ball-sides': (pick, balls, row) =>
    balls[row] === 11 ? 'refund' : BALL_SIDES[pick]?.includes(balls[row] ?? 0) && 'side',
  'dragon-tiger': (pick, balls) => (balls[0] ?? 0) > (balls[4] ?? 0) === (pick === 0) && 'side',
  'sum-sides': (pick, balls) => {
    const sum = total(balls)
    if (pick < 2 && sum === 30) return 'refund'
    const is = [sum > 30, sum < 30, sum % 2 !== 0, sum % 2 === 0, sum % 10 >= 5, sum % 10 < 5]
    return is[pick] && ['size', 'size', 'odd', 'even', 'tail-big', 'tail-small'][pick]
  },
}

describe('11X5 units and hits', () => {
  const draw = seededDraw(115)
  const results = Array.from({ length: 40 }, () => DRAWN['11X5'].draw(draw))

  test.each(plays.map(({ code }) => code))('%s: units and winning units are those of an enumeration', (code) => {
    const selections = someSelections(playOf(code), { count: 30, mostPicks: 9, seed: 7 })
    const settled = results.map((result) => ({ result, hits: settle(result, code) }))
    expectLikeRule(playOf(code), ruleOf(code), { selections, settled })
  })

  test.each(vectors.cases)('$play: $units units win as in the vectors', ({ play, rows, units, won }) => {
    const selection = { rows }
    expect(playOf(play).units(selection)).toBe(units)
    expect(vectors.draws.map((drawn) => settle(drawn.split(' '), play)(selection).won[0])).toEqual(won)
  })

  test('all of a play are as many units as its space', () => {
    const all = Array.from({ length: 11 }, (_, n) => n + 1)
    for (const code of ['front-three-straight', 'front-two-straight', 'any-five', 'any-eight', 'front-three-group']) {
      const { form, units, space } = playOf(code)
      expect({ code, units: units({ rows: form.rows.map(() => all) }) }).toEqual({ code, units: space })
    }
  })
})

/** The places that a play looks at, for picks in so many a row. */
const PLACES: Readonly<Record<string, (row: number) => readonly number[]>> = {
  'front-three-straight': () => [0, 1, 2],
  'front-three-group': () => [0, 1, 2],
  'front-three-group-banker': () => [0, 1, 2],
  'front-three-not-fixed': () => [0, 1, 2],
  'front-two-straight': () => [0, 1],
  'front-two-group': () => [0, 1],
  'front-two-group-banker': () => [0, 1],
  position: (row) => [row],
  'ball-sides': (row) => [row],
  'dragon-tiger': () => [0, 4],
}

describe('11X5 chances', () => {
  const numbers = Array.from({ length: 11 }, (_, n) => String(n + 1).padStart(2, '0'))

  const settled = (results: readonly (readonly string[])[], code: string) =>
    results.map((result) => ({ hits: settle(result, code), ways: 1n }))

  test.each(plays.map(({ code }) => code))('%s: fair prizes and refunds give every unit its stake back', (code) => {
    const play = playOf(code)
    for (const selection of fairSelections(play, 9)) {
      const row = selection.rows?.findIndex((picks) => picks.length > 0) ?? 0
      const places = PLACES[code]?.(row)
      // Where the order means nothing, each of the 462 sets is settled once.
      const results = places ? drawsByPlaces(numbers, 5, places) : subsets(numbers, 5)
      expectFair(play, [selection], settled(results, code))
    }
  })

  test('over all 55 440 draws, one drawn selection of each play is fair', { tags: ['slow'] }, () => {
    const draws = arrangements(numbers, 5).map((result) => SETTLED['11X5'](result))
    expect(draws).toHaveLength(55_440)
    for (const play of plays) {
      const outcomes = draws.flatMap((settledPlays) => {
        const hits = settledPlays.get(play.code)
        return hits ? [{ hits, ways: 1n }] : []
      })
      expectFair(play, someSelections(play, { count: 1, mostPicks: 9, seed: 11 }), outcomes)
    }
  })

  test('chances are those of the exact tables', () => {
    for (const [code, chance] of Object.entries(tables.any)) {
      const [over = '', under = ''] = chance.split('/')
      expect(playOf(code).tiers.map((tier) => tier.chance)).toEqual([fraction(BigInt(over), BigInt(under))])
    }
    const by = (name: string, counts: Readonly<Record<string, number>>) =>
      Object.entries(counts).map(([n, count]) => ({ code: `${name}-${n}`, chance: fraction(BigInt(count), 462n) }))
    expect(playOf('odd-count').tiers).toEqual(by('odd', tables.oddCount))
    expect(playOf('median').tiers).toEqual(by('median', tables.median))
    expect([...new Set(Object.values(tables.sum))]).toEqual([215, 32])
  })

  /** The published table has a return of 1936/1980, and rounds up. */
  test.each(published)('$path: prizes are the published ones', ({ play, prize, tiers: perTier }) => {
    const { tiers } = playOf(play)
    const tierPrizes = new Map(Object.entries(perTier ?? {}))
    const exact = (chance: Fraction): Fraction =>
      product(fraction(2n * 1936n * chance.under, 1980n * chance.over), fraction(1n))
    const isNear = (text: string, chance: Fraction): boolean => {
      const off = minus(fraction(BigInt(text.replace('.', '')), 10_000n), exact(chance))
      return isEqual(off, fraction(0n)) || (off.over < 0n ? -off.over : off.over) * 10_000n <= off.under
    }
    for (const { code, chance } of tiers) {
      const stated = tiers.length === 1 ? prize : (tierPrizes.get(code) ?? '')
      expect({ code, stated, isNear: isNear(stated, chance) }).toEqual({ code, stated, isNear: true })
    }
  })
})

describe('11X5 selections and results', () => {
  test('ties refund: 11 for a ball, a sum of 30 for its size', () => {
    expect(settle(['11', '01', '02', '03', '04'], 'ball-sides')({ rows: [[0, 1, 2, 3], [1], [], [], []] })).toEqual({
      won: [1],
      refunded: 4,
    })
    const sumOfThirty = ['02', '04', '06', '08', '10']
    expect(settle(sumOfThirty, 'sum-sides')({ rows: [[0, 1, 2, 3, 4, 5]] })).toEqual({
      won: [0, 0, 1, 0, 1],
      refunded: 2,
    })
  })

  test('a number cannot be banker and leg at once', () => {
    const { form } = playOf('any-three-banker')
    expect(faultOf(form, { rows: [[1, 2], [3]] })).toBeNull()
    expect(
      faultOf(form, {
        rows: [
          [1, 2],
          [2, 3],
        ],
      }),
    ).toEqual({ reason: 'repeated', row: 1 })
    expect(faultOf(form, { rows: [[1, 2, 3], [4]] })).toEqual({ reason: 'too_many', row: 0 })
  })

  test('tickets have different numbers of two figures; those of sets are kept in order', () => {
    const straight = playOf('front-three-straight').form
    expect(faultOf(straight, { tickets: ['030211', '021103'] })).toBeNull()
    expect(faultOf(straight, { tickets: ['030311'] })).toEqual({ reason: 'not_a_ticket', ticket: '030311' })
    expect(faultOf(playOf('any-three').form, { tickets: ['030211'] })).toEqual({
      reason: 'not_a_ticket',
      ticket: '030211',
    })
  })

  test('only five different numbers of 01 to 11 are a result', () => {
    const { isResult } = DRAWN['11X5']
    expect(isResult(['11', '01', '10', '02', '09'])).toBe(true)
    for (const other of ['11 01 10 02', '11 01 10 02 02', '11 01 10 02 12', '11 1 10 02 09', '11 01 10 02 00']) {
      expect({ other, isResult: isResult(other.split(' ')) }).toEqual({ other, isResult: false })
    }
  })
})

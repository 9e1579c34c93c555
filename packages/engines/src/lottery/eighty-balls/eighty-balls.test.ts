import { describe, expect, test } from 'vitest'
import { combinations } from '../../exact/combinations.ts'
import { fraction, toDecimal } from '../../exact/fraction.ts'
import { seededDraw } from '../../instant/rounds.fixture.ts'
import {
  eachPickUnits,
  expectFair,
  expectLikeRule,
  fairSelections,
  familyOf,
  type Rule,
  setUnits,
  someSelections,
} from '../brute-force.fixture.ts'
import { DRAWN } from '../draws.ts'
import type { Play, Result, Selection } from '../play.ts'
import { mostMultiple, prizeOf } from '../prices.ts'
import { faultOf } from '../selection.ts'

const { plays, playOf, settle } = familyOf('KL8')
const codes = plays.map(({ code }) => code)

const LENGTHS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const lengthOf = (code: string) => LENGTHS.indexOf(code.replace('pick-', '')) + 1

const ballsOf = (result: Result) => result.map(Number)
const totalOf = (result: Result) => ballsOf(result).reduce((total, ball) => total + ball, 0)
const written = (balls: readonly number[]) =>
  [...balls].sort((a, b) => a - b).map((ball) => String(ball).padStart(2, '0'))

const ELEMENTS: readonly (readonly [string, number, number])[] = [
  ['gold', 210, 695],
  ['wood', 696, 763],
  ['water', 764, 855],
  ['fire', 856, 923],
  ['earth', 924, 1410],
]

const balance = (pick: number, count: number) => {
  const wins = [count > 10, count === 10, count < 10][pick]
  return wins && (pick === 1 ? 'equal' : 'more')
}

/** What a pick of the plays that are no sets comes to, as the rules are published. */
const PICKS: Readonly<Record<string, (pick: number, result: Result) => string | false | undefined>> = {
  'sum-sides': (pick, result) => {
    const total = totalOf(result)
    if (pick < 2 && total === 810) return 'refund'
    return [total > 810, total < 810, total % 2 === 1, total % 2 === 0][pick] && ['size', 'size', 'odd', 'even'][pick]
  },
  halves: (pick, result) => balance(pick, ballsOf(result).filter((ball) => ball < 41).length),
  parity: (pick, result) => balance(pick, ballsOf(result).filter((ball) => ball % 2 !== 0).length),
  elements: (pick, result) => {
    const [word = '', least = 0, most = 0] = ELEMENTS[pick] ?? []
    return totalOf(result) >= least && totalOf(result) <= most && word
  },
}

function ruleOf(code: string): Rule {
  if (!code.startsWith('pick-')) {
    return {
      units: eachPickUnits,
      outcome: ([, pick = 0], result) => PICKS[code]?.(pick, result) || null,
    }
  }
  const paid = new Set(playOf(code).tiers.map((tier) => tier.code))
  return {
    units: (selection) => setUnits(selection, lengthOf(code), 2),
    outcome: (unit, result) => {
      const tier = `hits-${unit.filter((ball) => ballsOf(result).includes(ball)).length}`
      return paid.has(tier) ? tier : null
    },
  }
}

type Drawn = { readonly balls: readonly number[]; readonly ways: bigint }

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n)

/** One draw for each number of balls that are of a group, and how many such draws there are. */
function drawsByShare(group: readonly number[]): Drawn[] {
  const others = range(1, 80).filter((ball) => !group.includes(ball))
  return range(Math.max(0, 20 - others.length), Math.min(20, group.length)).map((count) => ({
    balls: [...group.slice(0, count), ...others.slice(0, 20 - count)],
    ways: combinations(group.length, count) * combinations(others.length, 20 - count),
  }))
}

/** One draw for each sum from 210 to 1410, and how many draws have it: counted number by number. */
function drawsBySum(): Drawn[] {
  const ways = Array.from({ length: 21 }, () => new Array<bigint>(1411).fill(0n))
  const [none = []] = ways
  none[0] = 1n
  for (const ball of range(1, 80)) {
    for (let count = 20; count > 0; count -= 1) {
      const [into = [], from = []] = [ways[count], ways[count - 1]]
      for (let sum = 1410; sum >= ball; sum -= 1) into[sum] = (into[sum] ?? 0n) + (from[sum - ball] ?? 0n)
    }
  }
  return range(210, 1410).map((sum) => ({ balls: ballsWithSum(sum), ways: ways[20]?.[sum] ?? 0n }))
}

/** The lowest 20, from the last on raised as far as it takes. */
function ballsWithSum(sum: number): number[] {
  let left = sum - 210
  return range(1, 20)
    .reverse()
    .map((ball) => {
      const raise = Math.min(60, left)
      left -= raise
      return ball + raise
    })
}

const bySum = drawsBySum()

function classesFor({ code }: Play, { rows = [], tickets }: Selection): readonly Drawn[] {
  if (code === 'halves') return drawsByShare(range(1, 40))
  if (code === 'parity') return drawsByShare(range(1, 80).filter((ball) => ball % 2 === 1))
  if (code.startsWith('pick-')) return drawsByShare(rows[0] ?? ballsOf(tickets?.[0]?.match(/../g) ?? []))
  return bySum
}

describe('KL8 units and hits', () => {
  const draw = seededDraw(80)
  const results = Array.from({ length: 15 }, () => DRAWN.KL8.draw(draw))

  test.each(codes)('%s: units and winning units are those of an enumeration', (code) => {
    const selections = someSelections(playOf(code), { count: 15, mostPicks: 11, seed: 7 })
    const settled = results.map((result) => ({ result, hits: settle(result, code) }))
    expectLikeRule(playOf(code), ruleOf(code), { selections, settled })
  })

  test('ten of all 80 numbers are counted without being written out', () => {
    expect(playOf('pick-ten').units({ rows: [range(1, 80)] })).toBe(1_646_492_110_120)
    expect(playOf('pick-ten').space).toBe(1_646_492_110_120)
  })
})

describe('KL8 chances', () => {
  test('there are as many draws as ways to choose 20 of 80', () => {
    const all = bySum.reduce((total, { ways }) => total + ways, 0n)
    expect(all).toBe(3_535_316_142_212_174_320n)
    expect(bySum.every(({ balls }, n) => new Set(balls).size === 20 && totalOf(written(balls)) === 210 + n)).toBe(true)
  })

  test.each(codes)('%s: fair prizes and refunds give every unit its stake back', (code) => {
    const play = playOf(code)
    const selections = fairSelections(play, 14).map(({ rows, tickets }) =>
      // A draw is like others for one ticket only.
      rows ? { rows } : { tickets: tickets?.slice(0, 1) ?? [] },
    )
    for (const selection of selections) {
      const outcomes = classesFor(play, selection).map(({ balls, ways }) => ({
        hits: settle(written(balls), code),
        ways,
      }))
      expectFair(play, [selection], outcomes)
    }
  })

  test('chances are those of the domain reference', () => {
    const chances = (code: string, decimals: number) =>
      Object.fromEntries(playOf(code).tiers.map((tier) => [tier.code, toDecimal(tier.chance, decimals)]))
    // Published rounded: .3983785, .2032430; .102515 .201528 .388040 .203392 .104525.
    expect(chances('halves', 7)).toEqual({ more: '0.3983784', equal: '0.2032430' })
    expect(chances('parity', 7)).toEqual(chances('halves', 7))
    expect(chances('elements', 5)).toEqual({
      gold: '0.10251',
      wood: '0.20152',
      water: '0.38804',
      fire: '0.20339',
      earth: '0.10452',
    })
    const ties = bySum.find(({ balls }) => totalOf(written(balls)) === 810)?.ways ?? 0n
    expect(toDecimal(fraction(ties, 3_535_316_142_212_174_320n), 7)).toBe('0.0043964')
  })

  test('of equal shares each tier of a pick pays its part of the return', () => {
    // Five numbers: 5, 4 and 3 hits by the hypergeometric distribution, a third of the return each.
    const all = combinations(80, 20)
    expect(playOf('pick-five').tiers).toEqual(
      [5, 4, 3].map((hits) => ({
        code: `hits-${hits}`,
        chance: fraction(3n * combinations(5, hits) * combinations(75, 20 - hits), all),
      })),
    )
  })

  test('every prize can be played for at the usual cap of 400 000', () => {
    for (const { code, tiers } of plays) {
      const most = mostMultiple(
        tiers.map(({ chance }) => prizeOf(chance, 2000)),
        4_000_000_000n,
      )
      expect({ code, canBePlayed: most >= 1 }).toEqual({ code, canBePlayed: true })
    }
  })
})

describe('KL8 selections and results', () => {
  test('tickets are so many different numbers of two figures in ascending order', () => {
    const { form } = playOf('pick-three')
    expect(faultOf(form, { tickets: ['012380'] })).toBeNull()
    for (const ticket of ['800123', '010180', '0123', '012381']) {
      expect(faultOf(form, { tickets: [ticket] })).toEqual({ reason: 'not_a_ticket', ticket })
    }
  })

  test('only 20 different numbers in ascending order are a result', () => {
    const { isResult } = DRAWN.KL8
    const result = written(range(11, 30))
    expect(isResult(result)).toBe(true)
    expect(isResult([...result].reverse())).toBe(false)
    expect(isResult(result.slice(1))).toBe(false)
    expect(isResult([...result.slice(1), '81'])).toBe(false)
  })
})

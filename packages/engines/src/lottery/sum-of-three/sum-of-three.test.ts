import { describe, expect, test } from 'vitest'
import { fraction, isEqual, product, sum, toDecimal } from '../../exact/fraction.ts'
import { seededDraw } from '../../instant/rounds.fixture.ts'
import {
  eachPickUnits,
  expectFair,
  expectLikeRule,
  fairSelections,
  familyOf,
  type Rule,
  someSelections,
} from '../brute-force.fixture.ts'
import { DRAWN, digitsFromKeno } from '../draws.ts'
import type { Result } from '../play.ts'
import tables from './exact-tables.fixture.json' with { type: 'json' }

const { plays, playOf, settle } = familyOf('PCB')

const draws = Array.from({ length: 1000 }, (_, n) => [...String(n).padStart(3, '0')])
const totalOf = (result: Result) => result.reduce((total, digit) => total + Number(digit), 0)

/** In any order; 0 follows 9. */
const STRAIGHTS = ['012', '123', '234', '345', '456', '567', '678', '789', '089', '019']
const GREEN = [1, 4, 7, 10, 16, 19, 22, 25]
const BLUE = [2, 5, 8, 11, 17, 20, 23, 26]
const RED = [3, 6, 9, 12, 15, 18, 21, 24]
const COMBINATIONS = ['big-odd', 'big-even', 'small-odd', 'small-even']

const combinationOf = (total: number) => `${total > 13 ? 'big' : 'small'}-${total % 2 ? 'odd' : 'even'}`

/** What a pick of each play comes to, as the rules are published. */
const PICKS: Readonly<Record<string, (pick: number, result: Result) => string | false | undefined>> = {
  sum: (pick, result) => totalOf(result) === pick && `sum-${pick}`,
  'sum-sides': (pick, result) =>
    combinationOf(totalOf(result))
      .split('-')
      .includes(['big', 'small', 'odd', 'even'][pick] ?? '') && 'side',
  combination: (pick, result) => combinationOf(totalOf(result)) === COMBINATIONS[pick] && COMBINATIONS[pick],
  'combination-refund': (pick, result) =>
    combinationOf(totalOf(result)) === COMBINATIONS[pick] &&
    ([13, 14].includes(totalOf(result)) ? 'refund' : COMBINATIONS[pick]),
  'combination-reduced': (pick, result) =>
    combinationOf(totalOf(result)) === COMBINATIONS[pick] &&
    ([13, 14].includes(totalOf(result)) ? 'middle' : COMBINATIONS[pick]),
  extremes: (pick, result) => (pick === 0 ? totalOf(result) > 21 : totalOf(result) < 6) && 'extreme',
  colours: (pick, result) => [RED, GREEN, BLUE][pick]?.includes(totalOf(result)) && ['red', 'green', 'blue'][pick],
  shapes: (pick, result) => {
    const kinds = new Set(result).size
    const isStraight = STRAIGHTS.includes([...result].sort().join(''))
    return [kinds === 1, isStraight, kinds === 2][pick] && ['triple', 'straight', 'pair'][pick]
  },
}

const ruleOf = (code: string): Rule => ({
  units: eachPickUnits,
  outcome: ([, pick = 0], result) => PICKS[code]?.(pick, result) || null,
})

describe('PC28 units, hits and chances', () => {
  test.each(plays.map(({ code }) => code))('%s: units and winning units are those of an enumeration', (code) => {
    const selections = someSelections(playOf(code), { count: 20, mostPicks: 28, seed: 7 })
    const settled = draws.map((result) => ({ result, hits: settle(result, code) }))
    expectLikeRule(playOf(code), ruleOf(code), { selections, settled })
  })

  test.each(plays.map(({ code }) => code))('%s: fair prizes and refunds give every unit its stake back', (code) => {
    const outcomes = draws.map((result) => ({ hits: settle(result, code), ways: 1n }))
    expectFair(playOf(code), fairSelections(playOf(code), 28), outcomes)
  })

  test('chances are those of the exact tables', () => {
    const of = (count: number) => fraction(BigInt(count), 1000n)
    const byCode = (counts: Readonly<Record<string, number>>) =>
      Object.entries(counts).map(([code, count]) => ({ code, chance: of(count) }))
    expect(playOf('sum').tiers).toEqual(
      Object.entries(tables.sum).map(([total, count]) => ({ code: `sum-${total}`, chance: of(count) })),
    )
    expect(playOf('combination').tiers).toEqual(byCode(tables.combinations))
    expect(playOf('colours').tiers).toEqual(byCode(tables.colours))
    expect(playOf('extremes').tiers).toEqual([{ code: 'extreme', chance: of(tables.extremes['extreme-big']) }])
    expect(tables.extremes['extreme-small']).toBe(tables.extremes['extreme-big'])
    expect(new Set(Object.values(tables.sides))).toEqual(new Set([500]))
  })

  test('of 1000 draws 10 are triples, 60 straights (0 follows 9) and 270 pairs', () => {
    expect(playOf('shapes').tiers.map(({ chance }) => toDecimal(chance, 3))).toEqual(['0.010', '0.060', '0.270'])
  })
})

describe('PC28 at 13 and 14', () => {
  const [bigEven, smallOdd] = [{ rows: [[1]] }, { rows: [[2]] }]
  const at = (total: 13 | 14) => (total === 13 ? ['9', '4', '0'] : ['9', '4', '1'])

  test('big-even at 14 and small-odd at 13 win, get the stake back or the reduced odds', () => {
    expect(settle(at(14), 'combination')(bigEven)).toEqual({ won: [0, 1, 0, 0], refunded: 0 })
    expect(settle(at(13), 'combination-refund')(smallOdd)).toEqual({ won: [0, 0, 0, 0], refunded: 1 })
    expect(settle(at(14), 'combination-refund')(bigEven)).toEqual({ won: [0, 0, 0, 0], refunded: 1 })
    expect(settle(at(13), 'combination-reduced')(smallOdd)).toEqual({ won: [0, 0, 0, 0, 1], refunded: 0 })
    expect(settle(at(13), 'combination-refund')(bigEven)).toEqual({ won: [0, 0, 0, 0], refunded: 0 })
  })

  test('the reduced odds are 1.6, and what they leave goes to the other sums', () => {
    const tiers = new Map(playOf('combination-reduced').tiers.map(({ code, chance }) => [code, chance]))
    const [main, middle] = [tiers.get('small-odd') ?? fraction(0n), tiers.get('middle') ?? fraction(0n)]
    expect(toDecimal(fraction(middle.under, middle.over), 2)).toBe('1.60')
    // 194 of 1000 draws win the main tier, 75 the other.
    const back = sum([
      product(fraction(194n, 1000n), fraction(main.under, main.over)),
      product(fraction(75n, 1000n), fraction(16n, 10n)),
    ])
    expect(isEqual(back, fraction(1n))).toBe(true)
  })
})

describe('PC28 from Keno', () => {
  const keno = Array.from({ length: 20 }, (_, n) => String(4 * n + 1).padStart(2, '0'))

  test('digits are the last ones of sums of six numbers, by the rule of the place', () => {
    // 1 5 9 13 17 21 | 25 29 33 37 41 45 | 49 53 57 61 65 69: 66, 210, 354.
    expect(digitsFromKeno('beijing', keno)).toEqual(['6', '0', '4'])
    // 5 17 29 41 53 65 = 210, 9 21 33 45 57 69 = 234, 13 25 37 49 61 73 = 258.
    expect(digitsFromKeno('canada', keno)).toEqual(['0', '4', '8'])
    expect(digitsFromKeno('beijing', [...keno].reverse())).toEqual(['6', '0', '4'])
  })

  test('what follows from a draw of Keno is a result', () => {
    const draw = seededDraw(28)
    for (let n = 0; n < 50; n += 1) {
      const drawn = DRAWN.KL8.draw(draw)
      for (const rule of ['beijing', 'canada'] as const)
        expect(DRAWN.PCB.isResult(digitsFromKeno(rule, drawn))).toBe(true)
    }
  })
})

import { describe, expect, test } from 'vitest'
import { fraction } from '../../exact/fraction.ts'
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
import type { Result } from '../play.ts'
import { mostMultiple, prizeOf } from '../prices.ts'
import { faultOf } from '../selection.ts'
import tables from './exact-tables.fixture.json' with { type: 'json' }
import published from './published-prizes.fixture.json' with { type: 'json' }

const { plays, playOf, settle } = familyOf('K3')

const faces = ['1', '2', '3', '4', '5', '6']
const throws = faces.flatMap((first) => faces.flatMap((second) => faces.map((third) => [first, second, third])))

const totalOf = (result: Result) => result.reduce((sum, die) => sum + Number(die), 0)
const times = (result: Result, face: number) => result.filter((die) => die === String(face)).length
const sorted = (result: Result) => [...result].sort().join('')
const isTriple = (result: Result) => new Set(result).size === 1
const isSide = (result: Result, side: number) =>
  [totalOf(result) >= 11, totalOf(result) <= 10, totalOf(result) % 2 === 1, totalOf(result) % 2 === 0][side]

const setRule = (length: number): Rule => ({
  units: (selection) => setUnits(selection, length, 1),
  outcome: (unit, result) => (unit.every((face) => times(result, face) > 0) ? 'faces' : null),
})

const pickRule = (tier: string, wins: (pick: number, result: Result) => boolean | undefined): Rule => ({
  units: eachPickUnits,
  outcome: ([, pick = 0], result) => (wins(pick, result) ? tier : null),
})

/** The plays as their rules are published, each unit looked at by itself. */
const RULES: Readonly<Record<string, Rule>> = {
  sum: {
    units: eachPickUnits,
    outcome: ([, pick = 0], result) => (totalOf(result) === pick ? `sum-${pick}` : null),
  },
  'sum-sides': pickRule('sum-sides', (side, result) => isSide(result, side)),
  'sum-sides-no-triples': pickRule('sum-sides', (side, result) => isSide(result, side) && !isTriple(result)),
  triple: pickRule('triple', (face, result) => times(result, face) === 3),
  'any-triple': pickRule('any-triple', (_, result) => isTriple(result)),
  'three-different': setRule(3),
  'three-different-banker': setRule(3),
  straight: pickRule('straight', (at, result) => sorted(result) === ['123', '234', '345', '456'][at]),
  'any-straight': pickRule('any-straight', (_, result) => ['123', '234', '345', '456'].includes(sorted(result))),
  pair: {
    units: ({ rows = [], tickets }) =>
      tickets
        ? tickets.map((ticket) => [...ticket].map(Number))
        : (rows[0] ?? []).flatMap((pair) =>
            (rows[1] ?? []).filter((single) => single !== pair).map((single) => [pair, pair, single]),
          ),
    outcome: (unit, result) => (sorted(unit.map(String)) === sorted(result) ? 'pair' : null),
  },
  'any-pair': pickRule('any-pair', (face, result) => times(result, face) >= 2),
  'two-different': setRule(2),
  'two-different-banker': setRule(2),
  'one-face': setRule(1),
}

describe('K3 units, hits and chances', () => {
  test.each(plays.map(({ code }) => code))('%s: units and winning units are those of an enumeration', (code) => {
    const selections = someSelections(playOf(code), { count: 30, mostPicks: 6, seed: 7 })
    const settled = throws.map((result) => ({ result, hits: settle(result, code) }))
    const rule = RULES[code]
    expect(rule).toBeDefined()
    if (rule) expectLikeRule(playOf(code), rule, { selections, settled })
  })

  test.each(plays.map(({ code }) => code))('%s: fair prizes give every unit its stake back over 216 throws', (code) => {
    const outcomes = throws.map((result) => ({ hits: settle(result, code), ways: 1n }))
    expectFair(playOf(code), fairSelections(playOf(code), 6), outcomes)
  })

  test('chances are those of the exact tables', () => {
    const of = (count: number) => fraction(BigInt(count), 216n)
    const chance = (code: string) => playOf(code).tiers[0]?.chance
    expect(playOf('sum').tiers).toEqual(
      Object.entries(tables.sum).map(([sum, count]) => ({ code: `sum-${sum}`, chance: of(count) })),
    )
    expect({
      anyTriple: chance('any-triple'),
      anyStraight: chance('any-straight'),
      // The tables count all throws of the kind: 30 pairs with a single, 20 of three different.
      pair: chance('pair'),
      threeDifferent: chance('three-different'),
      twoDifferent: chance('two-different'),
      oneFace: chance('one-face'),
      anyPair: chance('any-pair'),
      sides: chance('sum-sides'),
      sidesNoTriples: chance('sum-sides-no-triples'),
    }).toEqual({
      anyTriple: of(tables.anyTriple),
      anyStraight: of(tables.anyStraight),
      pair: of(tables.pairs / 30),
      threeDifferent: of(tables.threeDifferent / 20),
      twoDifferent: of(tables.twoDifferent),
      oneFace: of(tables.oneFace),
      anyPair: of(tables.anyPair),
      sides: of(tables.big),
      sidesNoTriples: of(tables.bigNoTriples),
    })
    expect(tables.smallNoTriples).toBe(tables.bigNoTriples)
  })
})

describe('K3 prices, selections and results', () => {
  test.each(published)('$path: prizes are the published ones', ({ play, prize, multiple, tiers: perTier }) => {
    const { tiers } = playOf(play)
    const prizes = new Map(tiers.map(({ code, chance }) => [code, prizeOf(chance, 1956)]))
    const [least = 0n] = [...prizes.values()].sort((a, b) => Number(a - b))
    for (const [stated, found] of [[prize, least] as const, ...statedTiers(perTier, prizes)]) {
      expect(Math.abs(Number(stated) - Number(found) / 10_000)).toBeLessThan(0.000_100_1)
    }
    // The largest multiple is that of the prize as published.
    expect(mostMultiple([BigInt(prize.replace('.', ''))], 4_000_000_000n)).toBe(multiple)
  })

  test('a pair is typed as three faces of which two are alike', () => {
    const { form } = playOf('pair')
    expect(faultOf(form, { tickets: ['112', '122'] })).toBeNull()
    for (const ticket of ['111', '123', '211', '117']) {
      expect(faultOf(form, { tickets: [ticket] })).toEqual({ reason: 'not_a_ticket', ticket })
    }
  })

  test('one face pays once however often it is shown', () => {
    expect(settle(['4', '4', '4'], 'one-face')({ rows: [[4, 5]] })).toEqual({ won: [1], refunded: 0 })
  })

  test('only three dice are a result, and drawn ones are', () => {
    const { draw, isResult } = DRAWN.K3
    expect(isResult(draw(seededDraw(1)))).toBe(true)
    for (const other of [
      ['1', '2'],
      ['1', '2', '7'],
      ['0', '1', '2'],
      ['1', '2', '03'],
      ['1', '2', '3', '4'],
    ]) {
      expect({ other, isResult: isResult(other) }).toEqual({ other, isResult: false })
    }
  })
})

const statedTiers = (stated: Readonly<Record<string, string>> | undefined, prizes: ReadonlyMap<string, bigint>) =>
  Object.entries(stated ?? {}).map(([code, prize]) => [prize, prizes.get(code)] as const)

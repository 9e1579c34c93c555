import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drawFrom } from '../../random/draw.ts'
import { seededBytes } from '../../random/seeded-bytes.fixture.ts'
import { type FamilyCode, PLAYS, type Result } from '../bets.ts'
import { DRAWN } from '../draws.ts'
import { SETTLED } from '../settle.ts'
import { archivedDraws } from '../vietnam/archive.fixture.ts'
import { type Picked, picksOf } from './picked.fixture.ts'
import { NORTH_RULES, type PlainRule, THAI_RULES, THREE_UP_RULES } from './plain-rules.fixture.ts'

type Family = Extract<FamilyCode, 'VN_NORTH' | 'THAI' | 'THREE_UP'>
const RULES: Readonly<Record<Family, Readonly<Record<string, PlainRule>>>> = {
  VN_NORTH: NORTH_RULES,
  THAI: THAI_RULES,
  THREE_UP: THREE_UP_RULES,
}

/** What units win, one after the other. */
const slowly = ({ wins }: PlainRule, { units }: Picked, result: Result): string => {
  const sums: number[] = []
  for (const unit of units)
    for (const [tier, times] of wins(unit, result).entries()) sums[tier] = (sums[tier] ?? 0) + times
  return sums.join()
}

type Counts = Map<string, number>

/** Settles picks of every play with a result, and compares them with the plain rules; counts which plays won at all. */
function settleAll(family: Family, { day, result }: { day: string; result: Result }, won: Counts): void {
  expect({ day, isResult: DRAWN[family].isResult(result) }).toEqual({ day, isResult: true })
  const draw = drawFrom(seededBytes(Number(day.replaceAll('-', ''))))
  const settled = SETTLED[family](result)
  for (const [code, { form }] of PLAYS[family]) {
    const rule = RULES[family][code]
    if (!rule) throw new Error(`${code} has no plain rule`)
    for (const picked of picksOf(rule, form, { draw, result })) {
      const hits = settled.get(code)?.(picked.selection)
      const expected = slowly(rule, picked, result)
      // Compared as text first: an expectation for each takes minutes.
      if (hits?.refunded !== 0 || hits.won.join() !== expected) {
        expect({ day, code, ...picked, won: hits?.won.join() }).toEqual({ day, code, ...picked, won: expected })
      }
      if (/[1-9]/.test(expected)) won.set(code, (won.get(code) ?? 0) + 1)
    }
  }
}

const readThai = () =>
  readFileSync(join(import.meta.dirname, '../thai/archive/thai-government.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): { day: string; family: Family; result: Result } => {
      const [day = '', first = '', two = '', ...threes] = line.split(' ')
      const [a = '', b = '', stroke, c = '', d = ''] = threes
      return stroke === '/'
        ? { day, family: 'THAI', result: [first, a, b, c, d, two] }
        : { day, family: 'THREE_UP', result: [first.slice(3), two] }
    })

describe('archived draws settle every play as the plain rules do', () => {
  test('of the north: every hundredth', () => {
    const won: Counts = new Map()
    for (const draw of archivedDraws().filter((_, n) => n % 100 === 0)) settleAll('VN_NORTH', draw, won)
    // In 76 draws every play has won something at least once.
    expect([...PLAYS.VN_NORTH.keys()].filter((code) => !won.has(code))).toEqual([])
  })

  test('of the north: all 7530', { tags: ['slow'], timeout: 300_000 }, () => {
    const draws = archivedDraws()
    for (const draw of draws) settleAll('VN_NORTH', draw, new Map())
    expect(draws).toHaveLength(7_530)
  })

  test('of the Thai government: all 240', () => {
    const won: Counts = new Map()
    const draws = readThai()
    for (const { family, ...draw } of draws) settleAll(family, draw, won)
    expect(draws).toHaveLength(240)
    expect([...PLAYS.THAI.keys()].filter((code) => !won.has(code))).toEqual([])
  })
})

test('archives are plain text with their leading zeros', () => {
  for (const name of ['vietnam/archive/xsmb.txt', 'thai/archive/thai-government.txt']) {
    const text = readFileSync(join(import.meta.dirname, '..', name), 'utf8')
    expect({ name, isPlain: /^[\d\n /-]+$/.test(text) }).toEqual({ name, isPlain: true })
  }
  const draws = archivedDraws()
  // One of 203 310 numbers in ten begins with a zero, with a standard deviation of 135.
  const zeros = draws.flatMap(({ result }) => result).filter((number) => number.startsWith('0')).length
  expect(Math.abs(zeros - 20_331)).toBeLessThan(5 * 135)
})

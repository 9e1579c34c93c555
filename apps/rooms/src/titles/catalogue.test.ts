import { MONEY_PATTERN, parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { TABLE_PLANS } from '../tables/table-plans.ts'
import { TITLES, VASSALAGES } from './catalogue.ts'

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const byCode = new Map(TITLES.map((title) => [title.code, title]))

test('no two titles share a code or a name, and no two labels a code', () => {
  expect(repeated(TITLES.map(({ code }) => code))).toEqual([])
  expect(repeated(TITLES.map(({ names }) => names.th))).toEqual([])
  expect(repeated(TITLES.map(({ names }) => names.en))).toEqual([])
  expect(repeated(VASSALAGES.map(({ code }) => code))).toEqual([])
})

test.each(TITLES)('$code has a valid code, names, label and stake range', (title) => {
  expect(title.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(title.names.th).toMatch(/^[\u0e00-\u0e7f0-9 ]+$/)
  expect(title.names.en).toMatch(/^[A-Za-z0-9’ -]+$/)
  expect(VASSALAGES.map(({ code }) => code)).toContain(title.vassalage)
  for (const stake of [title.minimumStake, title.maximumStake]) expect(stake).toMatch(MONEY_PATTERN)
  expect(parseAmount(title.minimumStake) < parseAmount(title.maximumStake)).toBe(true)
})

test.each([
  { gameType: 'LIVE', titles: 48, labels: 3 },
  { gameType: 'COCKFIGHT', titles: 3, labels: 1 },
])('$gameType has at least $titles titles of $labels labels', ({ gameType, titles, labels }) => {
  const found = TITLES.filter((title) => title.gameType === gameType)
  expect(found.length).toBeGreaterThanOrEqual(titles)
  expect(new Set(found.map(({ vassalage }) => vassalage)).size).toBeGreaterThanOrEqual(labels)
})

test('the parent of a nested title has the same label and no parent of its own', () => {
  const nested = TITLES.filter(({ parent }) => parent !== undefined)
  expect(nested.length).toBeGreaterThan(0)
  for (const { code, vassalage, parent = '' } of nested) {
    expect(byCode.get(parent)?.vassalage, code).toBe(vassalage)
    expect(byCode.get(parent)?.parent, code).toBeUndefined()
  }
})

test('every title has a distinct cover recipe, apart from its hues', () => {
  expect(repeated(TITLES.map(({ cover: { hues: _, ...recipe } }) => JSON.stringify(recipe)))).toEqual([])
})

test('at least eighteen baccarat tables are dealt at, none of them a title that opens others', () => {
  expect(TABLE_PLANS.length).toBeGreaterThanOrEqual(18)
  const parents = new Set(TITLES.map(({ parent }) => parent))
  expect(TABLE_PLANS.filter(({ title }) => parents.has(title.code))).toEqual([])
})

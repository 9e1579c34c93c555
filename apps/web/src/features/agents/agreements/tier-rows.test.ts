import { expect, test } from 'vitest'
import {
  type RowFault,
  readRows,
  rowAfter,
  rowFault,
  rowsFor,
  type TierField,
  type TierRow,
  tierRules,
} from './tier-rows.ts'

const MOST = 120
const RULES = { most: MOST, hasLoss: false }

const row = (change: Partial<TierRow> = {}): TierRow => ({
  id: 'row',
  rate: '0.4',
  valid: '0',
  active: '0',
  loss: '0',
  ...change,
})

test('reads back the tiers that rows were made for', () => {
  const tiers = [
    { rate: 29, valid: '0', active: 0 },
    { rate: 57, valid: '20000.50', active: 5 },
  ]
  expect(readRows(rowsFor(tiers), RULES)).toEqual(tiers)
})

test('tiers of dividends ask for a loss, too', () => {
  const tiers = [{ rate: 3000, valid: '0', active: 0, loss: '500.00' }]
  expect(readRows(rowsFor(tiers), tierRules('weekly-dividend', null))).toEqual(tiers)
  expect(tierRules('weekly-dividend', null)).toEqual({ most: 6000, hasLoss: true })
  expect(tierRules('weekly-salary', null)).toEqual({ most: 200, hasLoss: false })
  expect(tierRules('weekly-salary', 120)).toEqual(RULES)
})

test('takes an empty condition as one that asks for nothing', () => {
  expect(readRows([row({ valid: '', active: '' })], RULES)).toEqual([{ rate: 40, valid: '0', active: 0 }])
})

test('begins with a row whose rate is still to be typed', () => {
  expect(readRows(rowsFor([]), RULES)).toBeNull()
})

test.each<[TierField, string, RowFault | null]>([
  ['rate', '', 'missing'],
  ['rate', '0.009', 'missing'],
  ['rate', '?', 'unreadable'],
  ['rate', '1.2', null],
  ['rate', '1.21', 'too_high'],
  ['valid', '?', 'unreadable'],
  ['active', '2.5', 'unreadable'],
  ['active', '1000000', null],
  ['active', '1000001', 'too_high'],
])('finds what is wrong with a field: %s %j is %j', (field, value, fault) => {
  const changed = row({ [field]: value })
  expect(rowFault(changed, field, MOST)).toBe(fault)
  expect(readRows([row(), changed], RULES) === null).toBe(fault !== null)
})

test('a new row asks for the same and pays a step more, but no more than may be agreed', () => {
  expect(rowAfter(row({ valid: '100', active: '3' }), MOST)).toMatchObject({ rate: '0.5', valid: '100', active: '3' })
  expect(rowAfter(row({ rate: '1.15' }), MOST).rate).toBe('1.2')
  expect(rowAfter(row({ rate: '' }), MOST).rate).toBe('')
  expect(rowAfter(row(), MOST).id).not.toBe('row')
})

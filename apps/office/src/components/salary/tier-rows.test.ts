import { expect, test } from 'vitest'
import { readRows, rowAfter, rowsFor, sameTiers, type TierRow } from './tier-rows.ts'

const ROW: TierRow = { id: 'one', rate: 20, valid: '20000', active: '3', loss: '0' }

test('rows hold the tiers of a contract, or a first one of 0.10% that asks for nothing', () => {
  expect(rowsFor([{ rate: 20, valid: '20000.00', active: 3 }], 'daily-salary')).toMatchObject([
    { rate: 20, valid: '20000.00', active: '3' },
  ])
  expect(rowsFor([], 'daily-salary')).toMatchObject([{ rate: 10, valid: '0', active: '0' }])
})

test('a row that is added pays 0.10% more for the same, and never above the highest rate', () => {
  const added = rowAfter(ROW, 'daily-salary')
  expect(added).toMatchObject({ rate: 30, valid: '20000', active: '3' })
  expect(added.id).not.toBe(ROW.id)
  expect(rowAfter({ ...ROW, rate: 195 }, 'daily-salary').rate).toBe(200)
})

test('rows are read as tiers', () => {
  expect(readRows([ROW], 'daily-salary')).toEqual([{ rate: 20, valid: '20000', active: 3 }])
})

test.each<[string, Partial<TierRow>]>([
  ['no rate', { rate: Number.NaN }],
  ['a rate of 0', { rate: 0 }],
  ['no valid stake', { valid: '' }],
  ['an unreadable valid stake', { valid: '?' }],
  ['no active accounts', { active: '' }],
  ['unreadable active accounts', { active: '?' }],
  ['no loss', { loss: '' }],
  ['an unreadable loss', { loss: '?' }],
])('rows are not read while one of them has %s', (_name, part) => {
  expect(readRows([ROW, { ...ROW, ...part }], 'dividend')).toBeNull()
})

test('rows of dividends hold a loss, begin with 1.00%, rise by as much and end at 60.00%', () => {
  expect(rowsFor([{ rate: 300, valid: '0', active: 0, loss: '5000.00' }], 'dividend')).toMatchObject([
    { loss: '5000.00' },
  ])
  expect(rowsFor([{ rate: 300, valid: '0', active: 0 }], 'dividend')).toMatchObject([{ loss: '0' }])
  expect(rowsFor([], 'weekly-dividend')).toMatchObject([{ rate: 100, valid: '0', active: '0', loss: '0' }])
  expect(rowAfter({ ...ROW, rate: 300 }, 'monthly-dividend').rate).toBe(400)
  expect(rowAfter({ ...ROW, rate: 5950 }, 'dividend').rate).toBe(6000)
})

test('a loss is sent for dividends only, and may be missing elsewhere', () => {
  expect(readRows([{ ...ROW, loss: '5000' }], 'dividend')).toEqual([
    { rate: 20, valid: '20000', active: 3, loss: '5000' },
  ])
  expect(readRows([{ ...ROW, loss: '' }], 'weekly-salary')).toEqual([{ rate: 20, valid: '20000', active: 3 }])
})

test('tiers are the same with amounts written otherwise, and differ by each of their numbers and by their count', () => {
  const tier = { rate: 20, valid: '20000', active: 3 }
  expect(sameTiers([tier], [{ ...tier, valid: '20000.00' }])).toBe(true)
  expect(sameTiers([tier], [{ ...tier, rate: 21 }])).toBe(false)
  expect(sameTiers([tier], [{ ...tier, valid: '20000.01' }])).toBe(false)
  expect(sameTiers([tier], [{ ...tier, active: 4 }])).toBe(false)
  expect(sameTiers([tier], [{ ...tier, loss: '0.00' }])).toBe(true)
  expect(sameTiers([tier], [{ ...tier, loss: '1' }])).toBe(false)
  expect(sameTiers([tier], [tier, tier])).toBe(false)
  expect(sameTiers([tier], [])).toBe(false)
})

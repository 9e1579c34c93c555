import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dropHolds, type ShownDrop } from './must-drop.ts'

/** SHA-256 as another implementation has it, of the text that is documented. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const salt = 'ab'.repeat(32)
const committed = (threshold: string) => ({ threshold, salt, commitment: sha256(`${threshold}:${salt}`) })
const drop: ShownDrop = {
  ...{ pool: 'quick-luck', place: 3, start: '100.00', cap: '500.00', before: '312.40', share: 10_000 },
  ...committed('312.4567'),
}
const won = { stake: '20.00', jackpot: '312.60' }

test('a pool that was won at the amount that had been committed to holds', () => {
  expect(dropHolds(drop, won)).toBe(true)
})

describe('it does not hold with', () => {
  test.each<[string, Partial<ShownDrop>, Partial<typeof won>]>([
    ['another amount', { threshold: '312.4568' }, {}],
    ['the amount in other digits', { threshold: '312.45670' }, {}],
    ['another salt', { salt: 'ac'.repeat(32) }, {}],
    ['another commitment', { commitment: sha256('another') }, {}],
    ['more in the pool before', { before: '312.41' }, {}],
    ['another stake', {}, { stake: '10.00' }],
    ['another payment', {}, { jackpot: '312.61' }],
    ['another share', { share: 20_000 }, {}],
    ['an amount that was reached before', { before: '312.46' }, { jackpot: '312.66' }],
    ['an amount that is not reached', { before: '312.20' }, { jackpot: '312.40' }],
    ['an amount beyond the cap', { cap: '312.00' }, {}],
    ['an amount below the start', { start: '312.46' }, {}],
    ['less before than it began with', { start: '312.41' }, {}],
  ])('%s', (_, change, paid) => {
    expect(dropHolds({ ...drop, ...change }, { ...won, ...paid })).toBe(false)
  })
})

test('a run that is won at what it began with is won by its first round, and by no later one', () => {
  const first: ShownDrop = { ...drop, ...committed('100.00'), before: '100.00' }
  expect(dropHolds(first, { stake: '20.00', jackpot: '100.20' })).toBe(true)
  expect(dropHolds({ ...first, before: '100.20' }, { stake: '20.00', jackpot: '100.40' })).toBe(false)
})

test('what is below the smallest unit stays in the pool and may make up another', () => {
  // 0.0003 of a stake of 0.01 is 0.03 units: mostly nothing, and a whole one now and then.
  const small: ShownDrop = { ...drop, ...committed('312.4001'), share: 300 }
  expect(dropHolds(small, { stake: '0.01', jackpot: '312.4001' })).toBe(true)
  expect(dropHolds(small, { stake: '0.01', jackpot: '312.4002' })).toBe(false)
})

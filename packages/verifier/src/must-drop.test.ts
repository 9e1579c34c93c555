import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dropHolds, type ShownDrop } from './must-drop.ts'

/** SHA-256 as another implementation has it, of the text that is documented. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const salt = 'ab'.repeat(32)
const committed = (threshold: string) => ({ threshold, salt, commitment: sha256(`${threshold}:${salt}`) })
const drop: ShownDrop = {
  pool: 'quick-luck',
  place: 3,
  start: '100.00',
  cap: '500.00',
  before: '312.40',
  share: 10_000,
  ...committed('312.4567'),
}
const won = { stake: '20.00', jackpot: '312.60' }

test('dropHolds: accepts a pool that was won at its committed threshold', () => {
  expect(dropHolds(drop, won)).toBe(true)
})

describe('dropHolds rejects', () => {
  test.each<[string, Partial<ShownDrop>, Partial<typeof won>]>([
    ['another threshold', { threshold: '312.4568' }, {}],
    ['the threshold with other digits', { threshold: '312.45670' }, {}],
    ['another salt', { salt: 'ac'.repeat(32) }, {}],
    ['another commitment', { commitment: sha256('another') }, {}],
    ['more in the pool before the round', { before: '312.41' }, {}],
    ['another stake', {}, { stake: '10.00' }],
    ['another jackpot payment', {}, { jackpot: '312.61' }],
    ['another share', { share: 20_000 }, {}],
    ['a threshold that was reached before the round', { before: '312.46' }, { jackpot: '312.66' }],
    ['a threshold that is not reached', { before: '312.20' }, { jackpot: '312.40' }],
    ['a threshold beyond the cap', { cap: '312.00' }, {}],
    ['a threshold below the start', { start: '312.46' }, {}],
    ['less in the pool before the round than at its start', { start: '312.41' }, {}],
  ])('%s', (_, change, paid) => {
    expect(dropHolds({ ...drop, ...change }, { ...won, ...paid })).toBe(false)
  })
})

test('dropHolds: a threshold equal to the start is won by the first round and no later one', () => {
  const first: ShownDrop = { ...drop, ...committed('100.00'), before: '100.00' }
  expect(dropHolds(first, { stake: '20.00', jackpot: '100.20' })).toBe(true)
  expect(dropHolds({ ...first, before: '100.20' }, { stake: '20.00', jackpot: '100.40' })).toBe(false)
})

test('dropHolds: contributions below the smallest unit may add up to one unit, not to two', () => {
  // 0.0003 of a stake of 0.01 is 0.03 units: mostly nothing, and a whole one now and then.
  const small: ShownDrop = { ...drop, ...committed('312.4001'), share: 300 }
  expect(dropHolds(small, { stake: '0.01', jackpot: '312.4001' })).toBe(true)
  expect(dropHolds(small, { stake: '0.01', jackpot: '312.4002' })).toBe(false)
})

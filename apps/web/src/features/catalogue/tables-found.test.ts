import { expect, test } from 'vitest'
import type { TableSearch } from './lobby-search.ts'
import { tablesFound } from './tables-found.ts'

const table = (nodeId: string, minimumStake: string, maximumStake: string) => ({ nodeId, minimumStake, maximumStake })

const LISTED = [table('a', '10', '5000'), table('b', '50', '500000'), table('c', '20', '9000'), table('game', '1', '9')]

/** By players: c, then a, then b. */
const MATCHING = ['c', 'a', 'b']

const found = (search: TableSearch, matching = MATCHING) =>
  tablesFound(LISTED, search, matching)
    .map(({ nodeId }) => nodeId)
    .join(' ')

test.each<[string, TableSearch]>([
  ['a b c', {}],
  ['c a b', { order: 'players' }],
  ['b a c', { order: 'quiet' }],
  ['a c b', { order: 'low' }],
  ['b c a', { order: 'high' }],
  ['a', { stake: '10' }],
  ['a b c', { stake: '100' }],
  ['b', { stake: '10000' }],
  ['c a b', { stake: '1000', order: 'players' }],
])('tables are %s for %j', (tables, search) => {
  expect(found(search)).toBe(tables)
})

test('tables that do not match are left out', () => {
  expect(found({}, ['b'])).toBe('b')
})

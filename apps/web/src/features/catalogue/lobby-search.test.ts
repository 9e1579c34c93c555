import { expect, test } from 'vitest'
import { readLobbySearch } from './lobby-search.ts'

test('reads what the address asks for', () => {
  const search = { page: 'NAGA', name: 'เสือ', minimum: '0.05', kind: 'SC', mode: 'hot' }
  expect(readLobbySearch(search)).toEqual(search)
})

test('leaves out what the lobby does not know', () => {
  expect(readLobbySearch({ page: ' ', minimum: '3', kind: 'XX', mode: 'cold', name: 5 })).toEqual({})
})

test('a name is never longer than the server takes', () => {
  expect(readLobbySearch({ name: 'a'.repeat(999) }).name).toHaveLength(255)
})

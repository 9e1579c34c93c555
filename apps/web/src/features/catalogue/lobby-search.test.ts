import { expect, test } from 'vitest'
import { readLobbySearch, withLobbySearch } from './lobby-search.ts'

test('reads what the address asks for', () => {
  const under = '0b6cf0a4-7c0b-4d6e-9a1c-0e0f5a3f1b2c'
  const search = { page: 'NAGA', name: 'เสือ', minimum: '0.05', kind: 'SC', play: 'LHC', mode: 'recent', under }
  expect(readLobbySearch(search)).toEqual(search)
})

test('leaves out what the lobby does not know', () => {
  const search = { page: ' ', minimum: '3', kind: 'XX', play: '6X6', mode: 'cold', name: 5, under: '../game' }
  expect(readLobbySearch(search)).toEqual({})
})

test('a name is never longer than the server takes', () => {
  expect(readLobbySearch({ name: 'a'.repeat(999) }).name).toHaveLength(255)
})

test('another search replaces the one before and leaves the rest of the address alone', () => {
  const before = { panel: 'login', next: '/game?id=1', name: 'tig', kind: 'SC' }
  const after = withLobbySearch({ name: 'tiger' })(before)
  expect(Object.entries(after).filter(([, value]) => value !== undefined)).toEqual([
    ['panel', 'login'],
    ['next', '/game?id=1'],
    ['name', 'tiger'],
  ])
})

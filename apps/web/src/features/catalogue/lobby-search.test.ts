import { expect, test } from 'vitest'
import { readLobbySearch, withLobbySearch } from './lobby-search.ts'

test('the lobby search is read from the address', () => {
  const under = '0b6cf0a4-7c0b-4d6e-9a1c-0e0f5a3f1b2c'
  const search = {
    page: 'NAGA',
    name: 'เสือ',
    minimum: '0.05',
    kind: 'SC',
    play: 'LHC',
    mode: 'recent',
    table: 'roulette',
    stake: '100',
    road: 'long',
    order: 'players',
    under,
  }
  expect(readLobbySearch(search)).toEqual(search)
})

test('unknown and invalid lobby search parameters are left out', () => {
  const search = {
    page: ' ',
    minimum: '3',
    kind: 'XX',
    play: '6X6',
    mode: 'cold',
    table: 'poker',
    stake: '7',
    road: 'short',
    order: 'alphabet',
    name: 5,
    under: '../game',
  }
  expect(readLobbySearch(search)).toEqual({})
})

test('a searched game name is cut to the maximum length of the server', () => {
  expect(readLobbySearch({ name: 'a'.repeat(999) }).name).toHaveLength(255)
})

test('a new lobby search replaces the previous one and keeps the rest of the address', () => {
  const before = { panel: 'login', next: '/game?id=1', name: 'tig', kind: 'SC' }
  const after = withLobbySearch({ name: 'tiger' })(before)
  expect(Object.entries(after).filter(([, value]) => value !== undefined)).toEqual([
    ['panel', 'login'],
    ['next', '/game?id=1'],
    ['name', 'tiger'],
  ])
})

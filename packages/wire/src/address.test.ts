import { listGames } from '@sanuk/contracts/catalogue'
import { readRound } from '@sanuk/contracts/wagers'
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test('addressOf: fills in and encodes the parameters of a path', () => {
  expect(addressOf(readRound, { params: { id: 'a/b' } })).toBe('/wps/member/rounds/a%2Fb')
})

test('addressOf: leaves undefined and empty values out of the query', () => {
  const query = { gameType: 'RNG', gameName: 'เสือ', vassalage: undefined, minBet: '' }
  expect(addressOf(listGames, { query })).toBe(
    '/wps/relay/games?gameType=RNG&gameName=%E0%B9%80%E0%B8%AA%E0%B8%B7%E0%B8%AD',
  )
  expect(addressOf(listGames, {})).toBe('/wps/relay/games')
})

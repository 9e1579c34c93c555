import { expect, test } from 'vitest'
import { RULES, wins } from '../rooms.fixture.ts'
import { spotRows } from './spot-layout.ts'
import { wonSpots } from './won-spots.ts'

test('every spot of a table lies in exactly one row, those the page does not know on top', () => {
  const spots = [...RULES.spots, { spot: 'new-bet', minimum: '1', maximum: '2' }]
  const rows = spotRows({ spots })
  expect(rows[0]?.spots).toEqual(['new-bet'])
  expect(rows.flatMap((row) => row.spots).sort()).toEqual(spots.map(({ spot }) => spot).sort())
  expect(rows.at(-1)).toEqual({ kind: 'main', spots: ['player', 'tie', 'super-six', 'banker'] })
})

test.each([
  [wins('banker'), ['banker', 'small']],
  [wins('tie', { playerPair: true }), ['either-pair', 'player-pair', 'small', 'tie']],
])('spots light up by the result', (result, spots) => {
  const cards = { player: ['As', '2d'], banker: ['3h', '9c'] }
  expect([...wonSpots({ result, cards })].sort()).toEqual(spots)
})

test('five cards are big', () => {
  const cards = { player: ['As', '2d', '3d'], banker: ['3h', '9c'] }
  expect(wonSpots({ result: wins('player'), cards }).has('big')).toBe(true)
})

test('without a result nothing lights up', () => {
  expect(wonSpots({ result: null, cards: { player: [], banker: [] } }).size).toBe(0)
})

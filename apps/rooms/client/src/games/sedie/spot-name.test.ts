import { sedieSpots } from '@sanuk/engines/live/sedie/spots'
import { expect, test } from 'vitest'
import { past, say, turns } from '../games.fixture.tsx'
import { coinsOf, coinsShown } from './coins.ts'
import { spotName } from './spot-name.ts'

test('every spot has a name', () => {
  const names = sedieSpots.map(({ code }) => spotName(say, code))
  expect(names).toEqual(['Even', 'Odd', '4 white', '3 white, 1 red', '2 white, 2 red', '3 red, 1 white', '4 red'])
  expect(spotName(say, 'unknown')).toBe('unknown')
})

test('coins are read in the order of their places; coups without four are left out', () => {
  expect(coinsShown(turns({ 'coin-2': 'white', 'coin-1': 'red', rest: '1' }))).toEqual(['red', 'white'])
  expect(coinsOf([past(['red', 'red'], 'r'), past(['red', 'white', 'red', 'white'], 'b')])).toHaveLength(1)
})

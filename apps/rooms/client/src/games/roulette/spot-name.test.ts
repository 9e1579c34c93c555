import { rouletteSpots } from '@sanuk/engines/live/roulette/spots'
import { expect, test } from 'vitest'
import { say } from '../games.fixture.tsx'
import { spotName } from './spot-name.ts'

test.each([
  ['straight-17', 'Straight up 17'],
  ['split-17-20', 'Split 17/20'],
  ['street-0-1-2', 'Trio 0/1/2'],
  ['street-13-14-15', 'Street 13–15'],
  ['corner-0-1-2-3', 'First four 0–3'],
  ['corner-1-2-4-5', 'Corner 1/2/4/5'],
  ['line-31-32-33-34-35-36', 'Six line 31–36'],
  ['column-3', 'Column 3'],
  ['dozen-2', 'Dozen 13–24'],
  ['low', '1–18'],
  ['odd', 'Odd'],
  ['unknown', 'unknown'],
])('%s is called %s', (spot, name) => {
  expect(spotName(say, spot)).toBe(name)
})

test('every spot has a name of its own', () => {
  expect(new Set(rouletteSpots.map(({ code }) => spotName(say, code))).size).toBe(157)
})

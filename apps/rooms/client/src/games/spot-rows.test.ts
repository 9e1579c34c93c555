import { expect, test } from 'vitest'
import { RULES } from '../rooms.fixture.ts'
import { baccaratRows } from './baccarat/felt.tsx'
import { spotRows } from './spot-rows.tsx'

test('every spot of a table lies in exactly one row, those the page does not know on top', () => {
  const spots = [...RULES.spots, { spot: 'new-bet', minimum: '1', maximum: '2' }]
  const rows = spotRows(baccaratRows, { spots })
  expect(rows[0]?.spots).toEqual(['new-bet'])
  expect(rows.flatMap((row) => row.spots).sort()).toEqual(spots.map(({ spot }) => spot).sort())
  expect(rows.at(-1)).toEqual({ kind: 'main', spots: ['player', 'tie', 'super-six', 'banker'] })
})

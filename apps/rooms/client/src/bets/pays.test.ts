import { baccaratSpots } from '@sanuk/engines/live/baccarat/spots'
import { sicBoSpots } from '@sanuk/engines/live/sic-bo/spots'
import { expect, test } from 'vitest'
import { wordsOf } from '../words.ts'
import { payRows, paysText } from './pays.ts'

const say = await wordsOf('en')

test.each([
  ['commission', 'banker', '0.95:1'],
  ['no-commission', 'banker', '1:1'],
  ['commission', 'player', '1:1'],
  ['commission', 'tie', '8:1'],
  ['commission', 'perfect-pair', '25:1 / 200:1'],
  ['no-commission', 'super-six', '12:1 / 20:1'],
  ['commission', 'player-dragon-bonus', 'up to 30:1'],
  ['commission', 'unknown', ''],
] as const)('on a table with %s the spot %s pays %s', (variant, spot, text) => {
  expect(paysText(say, baccaratSpots[variant], spot)).toBe(text)
})

test('a spot with three odds shows the lowest and the highest', () => {
  expect(paysText(say, sicBoSpots, 'single-4')).toBe('1–12:1')
})

test('spots that pay and take the same stand in one line where their group has a name', () => {
  const limited = ['big', 'small', 'total-4', 'total-5', 'total-17', 'double-1', 'double-2'].map((spot) => ({
    spot,
    minimum: '10.00',
    maximum: spot === 'double-2' ? '20.00' : '200.00',
  }))
  const rows = payRows(sicBoSpots, limited, (group) => group !== 'side')
  expect(rows.map(({ spots }) => spots.map(({ spot }) => spot))).toEqual([
    ['big'],
    ['small'],
    ['total-4', 'total-17'],
    ['total-5'],
    ['double-1'],
    ['double-2'],
  ])
})

import { expect, test } from 'vitest'
import { baht, RULES } from '../rooms.fixture.ts'
import { chipText, chipValues } from './chip-values.ts'

test('chips begin with the least that can be bet, and end with the most', () => {
  expect(chipValues(RULES).map(chipText)).toEqual(['10', '50', '100', '500', '1K'])
})

test('a table of other limits has other chips, six at the most', () => {
  const spots = [{ spot: 'player', minimum: '20.00', maximum: '50000.00' }]
  expect(chipValues({ spots }).map(chipText)).toEqual(['20', '50', '100', '500', '1K', '5K'])
})

test.each([
  [baht(5), '5'],
  [baht(1_250), '1.25K'],
  [baht(10_000), '10K'],
  [baht(2_500_000), '2.5M'],
])('an amount of %s stands on a chip as %s', (amount, text) => {
  expect(chipText(amount)).toBe(text)
})

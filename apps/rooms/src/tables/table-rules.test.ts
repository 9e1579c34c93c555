import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { baccaratTable } from '../games/shoe-games.ts'
import { tableLimits } from './table-rules.ts'

const limitsOf = (minimum: string, maximum: string) =>
  tableLimits(
    { game: baccaratTable('no-commission') },
    { minimum: parseAmount(minimum), maximum: parseAmount(maximum) },
  )

test('spots that pay more take less: none pays more than twice the most of a coup', () => {
  const { spots, maximum } = limitsOf('20', '40000')
  const most = (spot: string) => writeAmount(spots.get(spot)?.maximum ?? parseAmount('0'))
  expect(['player', 'banker', 'tie', 'player-pair', 'perfect-pair'].map(most)).toEqual([
    '40000.00',
    '40000.00',
    '5000.00',
    '5000.00',
    '200.00',
  ])
  expect(writeAmount(maximum)).toBe('40000.00')
})

test('a spot whose most would lie below the least of the table is not offered', () => {
  const { spots } = limitsOf('50', '1000')
  expect(spots.has('perfect-pair')).toBe(false)
  expect(spots.has('tie')).toBe(true)
})

import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { cockfightTable } from '../games/cockfight-games.ts'
import { baccaratTable } from '../games/shoe-games.ts'
import { acceptsCurrency, tableLimits } from './table-rules.ts'

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

test('a pool takes bets in its own currency only, every other table in any', () => {
  const pool = { game: cockfightTable('totalisator') }
  expect(['THB', 'USD'].map((currency) => acceptsCurrency(pool, currency))).toEqual([true, false])
  expect(acceptsCurrency({ game: cockfightTable('fixed-odds') }, 'USD')).toBe(true)
})

test('sides of a pool are limited by the highest price that it can have', () => {
  const { spots } = tableLimits(
    { game: cockfightTable('totalisator') },
    { minimum: parseAmount('10'), maximum: parseAmount('10000') },
  )
  const most = [...spots].map(([spot, { maximum }]) => [spot, writeAmount(maximum)])
  expect(most).toEqual([
    ['meron', '2000.00'],
    ['wala', '2000.00'],
    ['bdd', '2000.00'],
    ['ftd', '200.00'],
  ])
})

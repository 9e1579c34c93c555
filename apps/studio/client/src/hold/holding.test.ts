import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import type { HeldSymbol, Step } from '#protocol'
import { fullPrize, inOrder, isFull, newcomers, worthOf } from './holding.ts'

const coin = (reel: number, row: number, value: string): HeldSymbol => ({ cell: [reel, row], value })

const step = (held: HeldSymbol[], win: string): Step => ({
  kind: 'respin',
  grid: [],
  lineWins: [],
  scatter: null,
  multiplier: 1,
  freeSpinsLeft: 0,
  held,
  win,
})

test('newly held symbols are those whose cell was empty, sorted by reel and row', () => {
  const before = [coin(1, 1, '5')]
  const now = [...before, coin(4, 2, '2'), coin(0, 2, '1'), coin(0, 0, '10')]
  expect(newcomers(before, now)).toEqual([coin(0, 0, '10'), coin(0, 2, '1'), coin(4, 2, '2')])
  expect(newcomers(now, now)).toEqual([])
  expect(inOrder(now)[2]).toEqual(coin(1, 1, '5'))
})

test('the full-grid prize is the last respin’s win minus the worth of its money symbols', () => {
  const held = [coin(0, 0, '2.50'), coin(1, 0, '10')]
  expect(worthOf(held)).toBe(parseAmount('12.5'))
  expect(fullPrize(step(held, '12.50'))).toBe(0n)
  expect(fullPrize(step(held, '512.50'))).toBe(parseAmount('500'))
})

test('the grid is full when every cell holds a symbol', () => {
  const held = [coin(0, 0, '1'), coin(1, 0, '1')]
  const machine = { reels: 2, rows: 1 }
  expect(isFull(step(held, '2'), machine)).toBe(true)
  expect(isFull(step(held.slice(1), '1'), machine)).toBe(false)
})

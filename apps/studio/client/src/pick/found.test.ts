import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import type { BoardTold, PieceTold } from '#protocol'
import { isComplete, restOf, worthOf } from './found.ts'

const prize = (worth: string): PieceTold => ({ kind: 'prize', worth })
const end: PieceTold = { kind: 'end' }
const twice: PieceTold = { kind: 'factor', factor: 2 }
const dealt = [prize('40.00'), end, twice, prize('5.00')]
const opened = (...places: readonly number[]): BoardTold => ({
  places: 4,
  times: 1,
  worth: '0',
  options: [],
  opened: places.map((place) => ({ place, piece: dealt[place] ?? end })),
  dealt,
})

test('a multiplier piece on a pick board applies to prizes opened before and after it', () => {
  expect(worthOf([])).toBe(parseAmount('0'))
  expect(worthOf([prize('40.00'), twice, prize('5.00'), end])).toBe(parseAmount('90'))
  expect(worthOf([twice, twice, prize('1.50')])).toBe(parseAmount('6'))
})

test('a finished pick board lists its covered pieces, and is complete without an end piece', () => {
  expect(restOf(opened(2, 1))).toEqual([prize('40.00'), prize('5.00')])
  expect(restOf({ ...opened(2), dealt: null })).toEqual([])
  expect([isComplete(opened(2, 1)), isComplete(opened(0, 2, 3)), isComplete({ ...opened(0), dealt: null })]).toEqual([
    false,
    true,
    false,
  ])
})

import { expect, test } from 'vitest'
import { trendLine } from './trend-line.ts'

test('joins the middles of the cells that were drawn, row by row', () => {
  expect(
    trendLine([
      [1, 0, 4],
      [2, 3, 0],
      [0, 1, 1],
    ]),
  ).toBe('42,14 70,42 14,70')
})

test('leaves out a row in which nothing was drawn', () => {
  expect(trendLine([[0], [1], [0]])).toBe('14,14 14,70')
  expect(trendLine([])).toBe('')
})

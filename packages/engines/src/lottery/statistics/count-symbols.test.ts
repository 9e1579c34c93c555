import { expect, test } from 'vitest'
import { seededDraw } from '../../instant/rounds.fixture.ts'
import { numbers } from '../rows.ts'
import { countSymbols, hotAndCold, trendOf } from './count-symbols.ts'

const ZERO_TO_FOUR = numbers(0, 4, 1)
/** The latest first. */
const DRAWS = [[1], [2], [1], [3], [0], [0], [1]]

test('counts draws, omission and longest omission of each symbol as counted by hand', () => {
  expect(countSymbols(ZERO_TO_FOUR, DRAWS)).toEqual([
    { symbol: 0, count: 2, omission: 4, longestOmission: 4 },
    { symbol: 1, count: 3, omission: 0, longestOmission: 3 },
    { symbol: 2, count: 1, omission: 1, longestOmission: 5 },
    { symbol: 3, count: 1, omission: 3, longestOmission: 3 },
    { symbol: 4, count: 0, omission: 7, longestOmission: 7 },
  ])
})

test('without draws nothing was drawn and nothing is omitted', () => {
  expect(countSymbols(numbers(0, 0, 1), [])).toEqual([{ symbol: 0, count: 0, omission: 0, longestOmission: 0 }])
  expect(trendOf(numbers(0, 0, 1), [])).toEqual([])
})

test('a draw that has a symbol twice counts once', () => {
  expect(countSymbols(numbers(5, 5, 1), [[5, 5]])).toEqual([{ symbol: 5, count: 1, omission: 0, longestOmission: 0 }])
})

test('hot symbols were drawn most often, cold ones not for longest, and none is both', () => {
  const { hot, cold } = hotAndCold(countSymbols(ZERO_TO_FOUR, DRAWS), 2)
  expect(hot.map(({ symbol }) => symbol)).toEqual([1, 0])
  expect(cold.map(({ symbol }) => symbol)).toEqual([4, 3])
})

test('the trend says 0 where a symbol is drawn and how long it has been missing elsewhere', () => {
  // Read from the last row up: 1, 0, 0, 3, 1, 2, 1.
  expect(trendOf(ZERO_TO_FOUR, DRAWS)).toEqual([
    [4, 0, 1, 3, 7],
    [3, 1, 0, 2, 6],
    [2, 0, 5, 1, 5],
    [1, 3, 4, 0, 4],
    [0, 2, 3, 3, 3],
    [0, 1, 2, 2, 2],
    [1, 0, 1, 1, 1],
  ])
})

test('agrees with a separate count on the text of many draws', () => {
  const draw = seededDraw(4)
  const draws = Array.from({ length: 100 }, () => Array.from({ length: 3 }, () => draw(10)))
  const trend = trendOf(numbers(0, 9, 1), draws)
  for (const { symbol, count, omission, longestOmission } of countSymbols(numbers(0, 9, 1), draws)) {
    const seen = draws.map((one) => (one.join('').includes(String(symbol)) ? 'x' : '.')).join('')
    const gaps = seen.split('x').map(({ length }) => length)
    expect({ symbol, count, omission, longestOmission }).toEqual({
      symbol,
      count: gaps.length - 1,
      omission: gaps[0],
      longestOmission: Math.max(...gaps),
    })
    expect(trend[0]?.[symbol]).toBe(omission)
  }
})

import { expect, test } from 'vitest'
import { factorsOf } from './factors.ts'

const machine = {
  lines: [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ],
  pays: [{ symbol: 'elephant', kind: 'wild' as const, pays: [] }],
  wildFactors: [1, 2, 3, 2],
}
const grid = [
  ['elephant', 'bell'],
  ['elephant', 'bell'],
  ['bell', 'elephant'],
  ['elephant', 'lotus'],
]

test.each([
  ['wilds with a multiplier above 1', { line: 0, count: 3 }, [2]],
  ['every multiplying wild of the run', { line: 0, count: 4 }, [2, 2]],
  ['a wild on a lower row of the line', { line: 1, count: 3 }, [3]],
  ['no wild at all', { line: 1, count: 2 }, []],
])('the multipliers of a line win with %s', (_, run, factors) => {
  expect(factorsOf(machine, grid, { ...run, symbol: 'bell', win: '1' })).toEqual(factors)
})

test('a machine without multiplying wilds has no multipliers in a line win', () => {
  expect(factorsOf({ ...machine, wildFactors: [] }, grid, { line: 0, symbol: 'bell', count: 4, win: '1' })).toEqual([])
})

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
  ['only wilds that multiply are told', { line: 0, count: 3 }, [2]],
  ['every one of the run', { line: 0, count: 4 }, [2, 2]],
  ['wherever the line meets one', { line: 1, count: 3 }, [3]],
  ['none where there is none', { line: 1, count: 2 }, []],
])('%s', (_, run, factors) => {
  expect(factorsOf(machine, grid, { ...run, symbol: 'bell', win: '1' })).toEqual(factors)
})

test('a machine whose wilds do not multiply has none', () => {
  expect(factorsOf({ ...machine, wildFactors: [] }, grid, { line: 0, symbol: 'bell', count: 4, win: '1' })).toEqual([])
})

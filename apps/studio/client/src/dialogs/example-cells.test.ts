import { expect, test } from 'vitest'
import { exampleCells } from './example-cells.ts'

const different = (cells: ReadonlyArray<readonly number[]>) => new Set(cells.map(String)).size

test('the ways example has cells on each of the first reels', () => {
  const cells = exampleCells({ pattern: 'ways', counts: [2, 3, 4, 5], reels: 5, rows: 3 })
  expect(cells).toEqual([
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 1],
  ])
})

test('the anywhere example has the lowest winning count in distinct cells', () => {
  const cells = exampleCells({ pattern: 'anywhere', counts: [8, 10, 12], reels: 6, rows: 5 })
  expect(cells).toHaveLength(8)
  expect(different(cells)).toBe(8)
})

test.each([
  [7, 7, 5],
  [6, 5, 6],
  [8, 8, 4],
])('the cluster example on %i by %i has %i cells, each with a neighbour', (reels, rows, least) => {
  const cells = exampleCells({ pattern: 'clusters', counts: [least], reels, rows })
  expect(different(cells)).toBe(least)
  const alone = cells.filter(
    ([reel, row]) =>
      !cells.some(([otherReel, otherRow]) => Math.abs(otherReel - reel) + Math.abs(otherRow - row) === 1),
  )
  expect(alone).toEqual([])
})

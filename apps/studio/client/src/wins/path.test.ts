import { expect, test } from 'vitest'
import { drawnParts, pathThrough, pointAt } from './path.ts'

const path = pathThrough([
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 13, y: 4 },
])

test('the length of a win line is the sum of its segments', () => {
  expect(path.length).toBe(15)
})

test('a win line is drawn segment by segment from its start', () => {
  expect(drawnParts(path, 5)).toEqual([0.5, 0])
  expect(drawnParts(path, 12.5)).toEqual([1, 0.5])
  expect(drawnParts(path, 99)).toEqual([1, 1])
})

test('a point on a win line passes every corner and stops at the end', () => {
  expect(pointAt(path, 0)).toEqual({ x: 0, y: 0 })
  expect(pointAt(path, 10)).toEqual({ x: 10, y: 0 })
  expect(pointAt(path, 12.5).x).toBeCloseTo(11.5, 10)
  expect(pointAt(path, 12.5).y).toBeCloseTo(2, 10)
  expect(pointAt(path, 99).x).toBeCloseTo(13, 10)
})

import { expect, test } from 'vitest'
import { drawnParts, pathThrough, pointAt } from './path.ts'

const path = pathThrough([
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 13, y: 4 },
])

test('a line is as long as its pieces', () => {
  expect(path.length).toBe(15)
})

test('a line is drawn from its beginning', () => {
  expect(drawnParts(path, 5)).toEqual([0.5, 0])
  expect(drawnParts(path, 12.5)).toEqual([1, 0.5])
  expect(drawnParts(path, 99)).toEqual([1, 1])
})

test('a light runs through every corner and stops at the end', () => {
  expect(pointAt(path, 0)).toEqual({ x: 0, y: 0 })
  expect(pointAt(path, 10)).toEqual({ x: 10, y: 0 })
  expect(pointAt(path, 12.5).x).toBeCloseTo(11.5, 10)
  expect(pointAt(path, 12.5).y).toBeCloseTo(2, 10)
  expect(pointAt(path, 99).x).toBeCloseTo(13, 10)
})

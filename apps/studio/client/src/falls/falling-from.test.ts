import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fallingFrom } from './falling-from.ts'

test('symbols above removed ones fall down, and new symbols come in from above', () => {
  // a b c d e: c and e go, so two come in, then a, b and d stand at the bottom.
  expect(fallingFrom(5, new Set([2, 4]))).toEqual([-2, -1, 0, 1, 3])
})

test('symbols stay if none are removed, and are all new if all are removed', () => {
  expect(fallingFrom(3, new Set())).toEqual([0, 1, 2])
  expect(fallingFrom(3, new Set([0, 1, 2]))).toEqual([-3, -2, -1])
})

test('falling symbols move only down, keep their order, and come from no removed row', () => {
  const reel = fc.record({ rows: fc.integer({ min: 3, max: 6 }), gone: fc.uniqueArray(fc.nat({ max: 5 })) })
  fc.assert(
    fc.property(reel, ({ rows, gone }) => {
      const taken = new Set(gone.filter((row) => row < rows))
      const from = fallingFrom(rows, taken)
      expect(from.every((source, row) => source <= row && !taken.has(source))).toBe(true)
      expect(from.slice(1).every((source, i) => source > (from[i] ?? 0))).toBe(true)
      expect(from.filter((source) => source < 0)).toHaveLength(taken.size)
    }),
  )
})

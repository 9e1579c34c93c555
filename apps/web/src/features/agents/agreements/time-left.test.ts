import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const HOUR = 3_600_000

test.each([
  [72 * HOUR, { count: 3, unit: 'day' }],
  [72 * HOUR - 1, { count: 2, unit: 'day' }],
  [48 * HOUR - 1, { count: 47, unit: 'hour' }],
  [2 * HOUR - 1, { count: 119, unit: 'minute' }],
  [1, { count: 1, unit: 'minute' }],
  [0, null],
  [-HOUR, null],
])('writes how long is left of %i ms', (left, written) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(written)
})

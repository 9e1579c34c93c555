import { expect, test } from 'vitest'
import { writeShare } from './write-share.ts'

test.each([
  [38_800, '3.88%'],
  [39_633, '3.9633%'],
  [9_750, '0.975%'],
  [0, '0.00%'],
  [-4_000, '−0.40%'],
  [-1, '−0.0001%'],
])('writes %i millionths as %s', (millionths, written) => {
  expect(writeShare(millionths)).toBe(written)
})

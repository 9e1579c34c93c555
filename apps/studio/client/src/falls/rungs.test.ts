import { expect, test } from 'vitest'
import { rungsOf } from './rungs.ts'

const freeSpins = { awards: { 3: 10 }, multiplier: 2 }

test('the multiplier ladder of free spins includes the free-spin multiplier', () => {
  const tumbles = { base: [1, 2, 3, 5], free: [1, 2, 4, 6] }
  expect(rungsOf({ tumbles, freeSpins })).toEqual({ base: [1, 2, 3, 5], free: [2, 4, 8, 12] })
})

test('there is no multiplier ladder without tumbles or with a constant multiplier', () => {
  expect(rungsOf({ tumbles: { base: [1], free: [1] }, freeSpins })).toBeNull()
  expect(rungsOf({ tumbles: null, freeSpins })).toBeNull()
})

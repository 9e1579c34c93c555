import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first call works at once, and those that follow soon work together later', () => {
  const work = vi.fn()
  const ask = atMostEvery(500, work)
  ask()
  ask()
  ask()
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(499)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(2)
})

test('nothing is done without being asked for', () => {
  const work = vi.fn()
  const ask = atMostEvery(500, work)
  ask()
  vi.advanceTimersByTime(5_000)
  expect(work).toHaveBeenCalledTimes(1)
  ask()
  expect(work).toHaveBeenCalledTimes(2)
})

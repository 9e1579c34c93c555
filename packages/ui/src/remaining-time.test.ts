import { expect, test } from 'vitest'
import { clockParts, secondsLeft, untilNextSecond } from './remaining-time.ts'

test.each([
  [0, 0],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [60_000, 60],
  [-5000, 0],
])('secondsLeft: %i ms before the deadline there are %i seconds left', (left, seconds) => {
  expect(secondsLeft(50_000 + left, 50_000)).toBe(seconds)
})

test('untilNextSecond: is the time to the next whole second, undefined after the deadline', () => {
  expect(untilNextSecond(10_000, 7_300)).toBe(700)
  expect(untilNextSecond(10_000, 7_000)).toBe(1000)
  expect(untilNextSecond(10_000, 9_999)).toBe(1)
  expect(untilNextSecond(10_000, 10_000)).toBeUndefined()
})

test('untilNextSecond: waiting for it repeatedly counts down second by second', () => {
  const deadline = 3_450
  const seen: number[] = []
  for (let now: number | undefined = 0, wait: number | undefined = 0; wait !== undefined; now += wait ?? 0) {
    seen.push(secondsLeft(deadline, now))
    wait = untilNextSecond(deadline, now)
  }
  expect(seen).toEqual([4, 3, 2, 1, 0])
})

test.each([
  [38, '00:00:38'],
  [3599, '00:59:59'],
  [3600, '01:00:00'],
  [360_061, '100:01:01'],
])('clockParts: %i seconds are shown as %s', (seconds, shown) => {
  expect(clockParts(seconds).join(':')).toBe(shown)
})

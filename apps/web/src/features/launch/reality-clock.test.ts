import { expect, test } from 'vitest'
import { writeTime } from './reality-clock.tsx'

test('the reality check clock writes how long a game has been open', () => {
  expect(writeTime(0)).toBe('0:00')
  expect(writeTime(59_999)).toBe('0:59')
  expect(writeTime(754_000)).toBe('12:34')
  expect(writeTime(3_600_000)).toBe('1:00:00')
  expect(writeTime(37_385_000)).toBe('10:23:05')
})

test('the reality check clock shows no negative time', () => {
  expect(writeTime(-5_000)).toBe('0:00')
})

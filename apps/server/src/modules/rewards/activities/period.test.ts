import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

// 2026-11-23 is a Monday, by any calendar on a wall.
test.each([
  ['2026-11-23', 'weekly', '2026-11-23'],
  ['2026-11-29', 'weekly', '2026-11-23'],
  ['2026-11-30', 'weekly', '2026-11-30'],
  ['2027-01-01', 'weekly', '2026-12-28'],
  ['2026-11-23', 'daily', '2026-11-23'],
  ['2026-11-23', 'monthly', '2026-11'],
  ['2026-11-23', 'once', 'once'],
] as const)('day %s: the %s period is %s', (day, period, name) => {
  expect(periodOf(day, period)).toBe(name)
})

import { expect, test } from 'vitest'
import { businessDayOf } from './business-day.ts'

test.each([
  ['2026-11-21T16:59:59Z', 'Asia/Bangkok', '2026-11-21'],
  ['2026-11-21T17:00:00Z', 'Asia/Bangkok', '2026-11-22'],
  ['2026-11-21T00:00:00Z', 'UTC', '2026-11-21'],
])('%s in %s is %s', (instant, timeZone, day) => {
  expect(businessDayOf(Date.parse(instant), timeZone)).toBe(day)
})

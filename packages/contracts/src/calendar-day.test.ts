import { expect, onTestFinished, test } from 'vitest'
import { clockAt, dayOf } from './calendar-day.ts'

// Bangkok is 7 hours ahead of UTC all year, New York 4 in summer (IANA time zone database).
test.each([
  ['Asia/Bangkok', '2026-11-21T16:59:59Z', '2026-11-21 23:59:59'],
  ['Asia/Bangkok', '2026-11-21T17:00:00Z', '2026-11-22 00:00:00'],
  ['America/New_York', '2026-07-01T03:05:09Z', '2026-06-30 23:05:09'],
  ['UTC', '2026-01-02T03:04:05Z', '2026-01-02 03:04:05'],
])('clockAt: in %s %s is %s', (timeZone, instant, shown) => {
  const { day, time } = clockAt(Date.parse(instant), timeZone)
  expect(`${day} ${time}`).toBe(shown)
  expect(dayOf(new Date(instant), timeZone)).toBe(day)
})

test('dayOf: is ISO 8601 in a browser that writes every locale month first', () => {
  const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {}
  onTestFinished(() => void Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', own))
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...own, get: () => () => '11/22/26' })
  expect(new Intl.DateTimeFormat('en-CA').format(0)).toBe('11/22/26')
  expect(dayOf(Date.parse('2026-11-22T05:00:00Z'), 'Asia/Bangkok')).toBe('2026-11-22')
})

import { expect, onTestFinished, test } from 'vitest'
import { addDays, clockAt, countDays, dayOf, eachDay } from './calendar-day.ts'

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

// 2028 is a leap year, 2100 is none.
test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-27', 365, '2027-11-27'],
  ['2026-11-27', 0, '2026-11-27'],
] as const)('addDays: %s and %i days are %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

test('eachDay and countDays include both ends of a range, and find no day in one that is backwards', () => {
  const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']
  expect(eachDay('2026-11-29', '2026-12-02')).toEqual(days)
  expect(countDays('2026-11-29', '2026-12-02')).toBe(4)
  expect(eachDay('2026-12-02', '2026-12-02')).toEqual(['2026-12-02'])
  expect(eachDay('2026-12-02', '2026-11-29')).toEqual([])
})

import { dayOf } from '@sanuk/contracts/calendar-day'
import { expect, test } from 'vitest'
import { businessDays, instantAt, startOfDay } from './business-days.ts'
import { transitionDays } from './transition-days.fixture.ts'

// How clocks are changed is in the IANA time zone database.
test.each([
  ['2026-11-21', 'Asia/Bangkok', 0, '2026-11-20T17:00:00.000Z'],
  ['2026-11-21', 'Asia/Bangkok', 1, '2026-11-21T17:00:00.000Z'],
  // New York: forward on 8 March 2026 and back on 1 November 2026, both at 2:00.
  ['2026-03-08', 'America/New_York', 0, '2026-03-08T05:00:00.000Z'],
  ['2026-03-08', 'America/New_York', 1, '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', 1, '2026-11-02T05:00:00.000Z'],
  // Havana: from midnight to 1:00 on 8 March 2026, from 1:00 to midnight on 1 November 2026.
  ['2026-03-08', 'America/Havana', 0, '2026-03-08T05:00:00.000Z'],
  ['2026-03-08', 'America/Havana', 1, '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 'America/Havana', 0, '2026-11-01T04:00:00.000Z'],
  ['2026-11-01', 'America/Havana', 1, '2026-11-02T05:00:00.000Z'],
  // Santiago: from midnight to 23:00 of the day before on 5 April 2026, from midnight to 1:00 on 6 September 2026.
  ['2026-04-05', 'America/Santiago', 0, '2026-04-05T04:00:00.000Z'],
  ['2026-09-06', 'America/Santiago', 0, '2026-09-06T04:00:00.000Z'],
  // Apia: 30 December 2011 was left out.
  ['2011-12-29', 'Pacific/Apia', 1, '2011-12-30T10:00:00.000Z'],
  ['2011-12-31', 'Pacific/Apia', 0, '2011-12-30T10:00:00.000Z'],
  // The last that has a name of ten letters.
  ['9999-12-31', 'Asia/Bangkok', 1, '9999-12-31T17:00:00.000Z'],
] as const)('the day %s in %s plus %i days begins at %s', (...[day, zone, offset, expected]) => {
  expect(startOfDay(day, zone, offset).toISOString()).toBe(expected)
})

test.each([
  ['2026-03-08', 20 * 3600, 'America/Havana', '2026-03-09T00:00:00.000Z'],
  // Left out: the clocks go from 2:00 to 3:00.
  ['2026-03-08', 2.5 * 3600, 'America/New_York', '2026-03-08T07:00:00.000Z'],
  // Shown twice: the first time is still summer time.
  ['2026-11-01', 1.5 * 3600, 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-11-21', 86_399, 'Asia/Bangkok', '2026-11-21T16:59:59.000Z'],
] as const)('on %s, %i seconds after midnight on the clocks of %s are %s', (...[day, seconds, zone, expected]) => {
  expect(instantAt(day, seconds, zone).toISOString()).toBe(expected)
})

test('businessDays: lists days with where each ends and the next begins', () => {
  expect(businessDays('2026-03-07', '2026-03-08', 'America/Havana')).toEqual([
    {
      day: '2026-03-07',
      begins: new Date('2026-03-07T05:00:00Z'),
      ends: new Date('2026-03-08T05:00:00Z'),
    },
    {
      day: '2026-03-08',
      begins: new Date('2026-03-08T05:00:00Z'),
      ends: new Date('2026-03-09T04:00:00Z'),
    },
  ])
})

test('in every time zone a day begins at its first instant, also around changes of the clocks', () => {
  const wrong = transitionDays().filter(({ day, timeZone }) => {
    const begins = startOfDay(day, timeZone)
    const before = new Date(begins.getTime() - 1)
    return dayOf(begins, timeZone) !== day || dayOf(before, timeZone) >= day
  })
  expect(wrong).toEqual([])
})

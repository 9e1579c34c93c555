import { expect, test } from 'vitest'
import { startOfDay } from './business-days.ts'

test.each([
  ['2026-11-21', 'Asia/Bangkok', 0, '2026-11-20T17:00:00.000Z'],
  ['2026-11-21', 'Asia/Bangkok', 1, '2026-11-21T17:00:00.000Z'],
  // Clocks in New York went forward on 8 March 2026 and back on 1 November 2026 (IANA tz database).
  ['2026-03-08', 'America/New_York', 0, '2026-03-08T05:00:00.000Z'],
  ['2026-03-08', 'America/New_York', 1, '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', 1, '2026-11-02T05:00:00.000Z'],
] as const)('%s in %s, %i days on, begins at %s', (...[day, zone, offset, expected]) => {
  expect(startOfDay(day, zone, offset).toISOString()).toBe(expected)
})

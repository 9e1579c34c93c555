import { expect, test } from 'vitest'
import { earliestDay, endOf, firstDayOf, lastDays, startOf } from './periods.ts'

const BANGKOK = 'Asia/Bangkok'

// Weekdays from any calendar: 23 November 2026 is a Monday, 1 March 2026 a Sunday.
test('a week begins on Monday, also across the turn of a month', () => {
  expect(firstDayOf('week', '2026-11-23')).toBe('2026-11-23')
  expect(firstDayOf('week', '2026-11-29')).toBe('2026-11-23')
  expect(firstDayOf('week', '2026-03-01')).toBe('2026-02-23')
})

test('a period ends at midnight of the brand’s time zone, not of the server’s', () => {
  const lastMoment = new Date('2026-11-30T16:59:59.999Z')
  expect(endOf('day', lastMoment, BANGKOK).toISOString()).toBe('2026-11-30T17:00:00.000Z')
  expect(endOf('month', lastMoment, BANGKOK).toISOString()).toBe('2026-11-30T17:00:00.000Z')
  expect(endOf('week', lastMoment, BANGKOK).toISOString()).toBe('2026-12-06T17:00:00.000Z')
  const next = new Date('2026-11-30T17:00:00Z')
  expect(startOf('month', next, BANGKOK)).toEqual(next)
  expect(endOf('month', next, BANGKOK).toISOString()).toBe('2026-12-31T17:00:00.000Z')
})

test('a month ends after its real last day, also in February and December', () => {
  expect(endOf('month', new Date('2028-02-29T03:00:00Z'), BANGKOK).toISOString()).toBe('2028-02-29T17:00:00.000Z')
  expect(endOf('month', new Date('2026-12-31T03:00:00Z'), BANGKOK).toISOString()).toBe('2026-12-31T17:00:00.000Z')
})

test('limits look back to the start of the week or the month, whichever is earlier', () => {
  expect(earliestDay('2026-12-02')).toBe('2026-11-30')
  expect(earliestDay('2026-12-20')).toBe('2026-12-01')
  expect(lastDays('2026-12-02', 3)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
})

import { expect, test } from 'vitest'
import { periodOf, weekOf } from './periods.ts'

// Days and weekdays were read off a calendar.
const always = { from: '2026-01-01', until: null }

test.each([
  ['daily', '2026-11-23', ['2026-11-23', '2026-11-23']],
  ['weekly', '2026-11-23', ['2026-11-23', '2026-11-29']],
  ['weekly', '2026-11-29', ['2026-11-23', '2026-11-29']],
  ['weekly', '2027-01-01', ['2026-12-28', '2027-01-03']],
  ['monthly', '2028-02-29', ['2028-02-01', '2028-02-29']],
  ['monthly', '2026-12-31', ['2026-12-01', '2026-12-31']],
] as const)('a %s mission on %s has the period %s', (period, day, [from, to]) => {
  expect(periodOf({ ...always, period }, day)).toEqual({ name: from, from, to })
})

test('a period is clipped to the days of the mission and keeps its name', () => {
  const some = { from: '2026-11-25', until: '2026-11-27' }
  expect(periodOf({ ...some, period: 'weekly' }, '2026-11-26')).toEqual({
    name: '2026-11-23',
    from: '2026-11-25',
    to: '2026-11-27',
  })
  expect(periodOf({ ...some, period: 'once' }, '2026-11-26')).toEqual({
    name: '2000-01-01',
    from: '2026-11-25',
    to: '2026-11-27',
  })
  expect(periodOf({ ...always, period: 'once' }, '2026-11-26').to).toBeNull()
})

test('weeks begin on Monday', () => {
  expect(weekOf('2026-11-22')).toBe('2026-11-16')
  expect(weekOf('2026-11-23')).toBe('2026-11-23')
})

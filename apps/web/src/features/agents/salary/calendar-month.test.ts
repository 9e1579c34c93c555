import { expect, test } from 'vitest'
import { nextMonth, previousMonth, weekdaysOf, weeksOf } from './calendar-month.ts'

/** A wall calendar of November 2026, which begins on a Sunday. */
test('weeksOf: begins weeks on Sunday in Thai and on Monday in English', () => {
  const thai = weeksOf('2026-11-21', 'th')
  expect(thai).toHaveLength(5)
  expect(thai[0]?.[0]).toBe('2026-11-01')
  expect(thai[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  const english = weeksOf('2026-11-21', 'en')
  expect(english).toHaveLength(6)
  expect(english[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(english[5]?.[0]).toBe('2026-11-30')
})

test('weeksOf: knows a leap year', () => {
  expect(weeksOf('2028-02-10', 'th').flat().filter(Boolean)).toHaveLength(29)
})

test('previousMonth and nextMonth: cross the turn of a year', () => {
  expect(previousMonth('2027-01-31')).toBe('2026-12-01')
  expect(nextMonth('2026-12-31')).toBe('2027-01-01')
  expect(nextMonth('2027-01-31')).toBe('2027-02-01')
})

test('weekdaysOf: names a day for each column', () => {
  const weekdays = (language: 'th' | 'en') => weekdaysOf(language).map((day) => new Date(day).getUTCDay())
  expect(weekdays('th')).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(weekdays('en')).toEqual([1, 2, 3, 4, 5, 6, 0])
})

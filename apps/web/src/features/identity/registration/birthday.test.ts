import { expect, test } from 'vitest'
import { ageOn, birthdayOf, monthNames, writeBirthday } from './birthday.ts'

test.each([
  [{ day: '12', month: '3', year: '2545' }, '2002-03-12'],
  [{ day: '12', month: '3', year: '2002' }, '2002-03-12'],
  [{ day: '29', month: '2', year: '2543' }, '2000-02-29'],
  [{ day: '1', month: '12', year: '2450' }, '1907-12-01'],
])('the birthday %j is read as %s', (parts, iso) => {
  expect(birthdayOf(parts)).toBe(iso)
})

test.each([
  ['31', '4', '2002'],
  ['29', '2', '2001'],
  ['0', '1', '2002'],
  ['12', '', '2002'],
  ['12', '3', '45'],
  ['1a', '3', '2002'],
])('the birthday %s/%s/%s is invalid', (day, month, year) => {
  expect(birthdayOf({ day, month, year })).toBeNull()
})

test.each([
  ['2026-11-20', '2008-11-21', 17],
  ['2026-11-21', '2008-11-21', 18],
  ['2026-02-28', '2008-02-29', 17],
  ['2026-03-01', '2008-02-29', 18],
])('on %s somebody born on %s is %i', (today, birthday, age) => {
  expect(ageOn(today, birthday)).toBe(age)
})

test('a birthday is written in the reader’s calendar, with the year of the other calendar', () => {
  expect(writeBirthday('2002-03-12', 'th')).toEqual({ date: '12 มีนาคม 2545', other: '2002' })
  expect(writeBirthday('2002-03-12', 'en')).toEqual({ date: '12 March 2002', other: '2545' })
})

test('month names are in the language of the reader', () => {
  expect(monthNames('th')[2]).toBe('มีนาคม')
  expect(monthNames('en')).toHaveLength(12)
})

import { expect, test } from 'vitest'
import { commonEra } from './typed-day.ts'
import { businessDay } from './wire.ts'

// Thailand's year 2540 began on 1 January 1997; its leap years are those of the common era.
test.each([
  ['2540-05-01', '1997-05-01'],
  ['2543-02-29', '2000-02-29'],
  ['2569-11-22T09:30', '2026-11-22T09:30'],
  ['1997-05-01', '1997-05-01'],
  ['2026-11-22T09:30', '2026-11-22T09:30'],
  ['9999-12-31', '9999-12-31'],
  ['0254-05-01', '0254-05-01'],
  ['', ''],
])('commonEra: %j is %j', (typed, day) => {
  expect(commonEra(typed)).toBe(day)
})

test('businessDay: reads a day of either era, and refuses what is no day', () => {
  expect(businessDay.parse('2569-11-22')).toBe('2026-11-22')
  expect(businessDay.parse('2026-11-22')).toBe('2026-11-22')
  for (const text of ['2570-02-29', '22/11/2569', '']) expect(businessDay.safeParse(text).success).toBe(false)
})

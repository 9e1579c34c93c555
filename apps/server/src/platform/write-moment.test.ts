import { expect, test } from 'vitest'
import { writeMoment } from './write-moment.ts'

test('writeMoment writes the minute in the time zone and in the calendar of the reader’s language', () => {
  const moment = new Date('2026-11-28T20:05:59.000Z')
  expect(writeMoment(moment, { language: 'en', timeZone: 'Asia/Bangkok' })).toBe('29 Nov 2026, 03:05')
  expect(writeMoment(moment, { language: 'th', timeZone: 'Asia/Bangkok' })).toBe('29 พ.ย. 2569 03:05')
})

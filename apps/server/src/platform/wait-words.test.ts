import { say } from '@sanuk/locales/server-words'
import { expect, test } from 'vitest'
import { waitWords } from './wait-words.ts'

test.each([
  [1, 'Too many attempts. Please try again in 1 second.', 'ทำรายการถี่เกินไป กรุณาลองใหม่ในอีก 1 วินาที'],
  [45, 'Too many attempts. Please try again in 45 seconds.', 'ทำรายการถี่เกินไป กรุณาลองใหม่ในอีก 45 วินาที'],
  [121, 'Too many attempts. Please try again in 3 minutes.', 'ทำรายการถี่เกินไป กรุณาลองใหม่ในอีก 3 นาที'],
  [86_400, 'Too many attempts. Please try again in 24 hours.', 'ทำรายการถี่เกินไป กรุณาลองใหม่ในอีก 24 ชั่วโมง'],
  [undefined, 'Too many attempts. Please try again in a moment.', 'ทำรายการถี่เกินไป กรุณาลองใหม่ในอีกสักครู่'],
])('a wait of %s seconds is told as %j', (...[seconds, english, thai]) => {
  expect(say('en', 'refusal.too_many_requests', waitWords(seconds))).toBe(english)
  expect(say('th', 'refusal.too_many_requests', waitWords(seconds))).toBe(thai)
})

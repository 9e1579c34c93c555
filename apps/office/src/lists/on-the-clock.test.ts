import { expect, test } from 'vitest'
import { onTheClock } from './on-the-clock.ts'

test('instants in a saved list are written in the time zone of the brand', () => {
  const inBangkok = onTheClock('Asia/Bangkok')
  expect(inBangkok('2026-11-25T22:26:33.120Z')).toBe('2026-11-26 05:26:33')
  expect(inBangkok('nok 2026-11-25T01:02:03Z\nlek 2026-12-31T17:00:00Z')).toBe(
    'nok 2026-11-25 08:02:03\nlek 2027-01-01 00:00:00',
  )
  expect(onTheClock('Europe/London')('2026-07-01T12:00:00Z')).toBe('2026-07-01 13:00:00')
})

test('text that is not an instant is left unchanged in a saved list', () => {
  for (const text of [
    '',
    '12.50',
    '2026-11-25',
    '+66 81 234 5678',
    '2026-11-25T22:26',
    '{"at":"2026-11-25T22:26:33Z"}',
  ]) {
    expect(onTheClock('Asia/Bangkok')(text)).toBe(text)
  }
})

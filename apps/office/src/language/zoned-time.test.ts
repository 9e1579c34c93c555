import { expect, test } from 'vitest'
import { instantIn, localIn } from './zoned-time.ts'

// Offsets as the IANA time zone database has them.
test.each([
  ['Asia/Bangkok', '2026-11-22T09:30', '2026-11-22T02:30:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15:00.000Z'],
  ['America/New_York', '2026-07-04T12:00', '2026-07-04T16:00:00.000Z'],
  ['Europe/London', '2026-03-29T03:30', '2026-03-29T02:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-22T23:59', '2026-11-22T09:59:00.000Z'],
])('the local time in %s of %s is the instant %s', (timeZone, local, instant) => {
  expect(instantIn(timeZone, local)).toBe(instant)
  expect(localIn(timeZone, instant)).toBe(local)
})

test('a midnight that the clocks in Havana leave out is one o’clock of the same day', () => {
  expect(instantIn('America/Havana', '2026-03-08T00:00')).toBe('2026-03-08T05:00:00.000Z')
})

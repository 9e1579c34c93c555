import { expect, test } from 'vitest'
import { nextClose } from './next-close.ts'

test.each([
  // Bangkok is seven hours ahead of UTC, all year.
  { now: '2026-11-22T13:59:59Z', timeZone: 'Asia/Bangkok', drawsAt: '21:00', next: '2026-11-22T14:00:00.000Z' },
  { now: '2026-11-22T14:00:00Z', timeZone: 'Asia/Bangkok', drawsAt: '21:00', next: '2026-11-23T14:00:00.000Z' },
  { now: '2026-11-22T18:30:00Z', timeZone: 'Asia/Bangkok', drawsAt: '00:30', next: '2026-11-23T17:30:00.000Z' },
  { now: '2026-12-31T20:00:00Z', timeZone: 'UTC', drawsAt: '19:59', next: '2027-01-01T19:59:00.000Z' },
  // On 8 March 2026 clocks in Havana went from midnight to one o'clock, four hours behind UTC.
  { now: '2026-03-08T12:00:00Z', timeZone: 'America/Havana', drawsAt: '20:00', next: '2026-03-09T00:00:00.000Z' },
])('at $now in $timeZone a raffle drawn at $drawsAt next closes at $next', ({ now, timeZone, drawsAt, next }) => {
  expect(nextClose(new Date(now), timeZone, drawsAt).toISOString()).toBe(next)
})

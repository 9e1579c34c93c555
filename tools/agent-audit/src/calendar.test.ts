import { expect, test } from 'vitest'
import { openZone, periodAround, readDay, writeDay } from './calendar.ts'
import { coinOf, readMoney, writeMoney } from './money.ts'
import { validOf } from './play.ts'

test.each([
  ['daily-salary', '2026-11-28', '2026-11-28', '2026-11-28'],
  // A Saturday; the week of a turn of the year.
  ['weekly-salary', '2026-11-28', '2026-11-23', '2026-11-29'],
  ['weekly-salary', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['half-monthly-salary', '2028-02-15', '2028-02-01', '2028-02-15'],
  ['half-monthly-salary', '2028-02-16', '2028-02-16', '2028-02-29'],
  ['monthly-salary', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('a period of %s around %s is %s to %s', (...[scheme, day, first, last]) => {
  const period = periodAround(scheme, readDay(day))
  expect([writeDay(period.first), writeDay(period.last)]).toEqual([first, last])
})

test.each([
  ['Asia/Bangkok', '2026-11-27T16:59:59Z', '2026-11-27'],
  ['Asia/Bangkok', '2026-11-27T17:00:00Z', '2026-11-28'],
  ['Asia/Kathmandu', '2026-11-27T18:14:59Z', '2026-11-27'],
  ['Asia/Kathmandu', '2026-11-27T18:15:00Z', '2026-11-28'],
  // The clocks of Havana are set forward at midnight: the day begins at one o'clock.
  ['America/Havana', '2026-03-08T05:00:00Z', '2026-03-08'],
])('in %s it is at %s the %s', (zone, instant, day) => {
  expect(writeDay(openZone(zone)(Date.parse(instant) / 1000))).toBe(day)
})

test('reads and writes amounts in 1/10 000', () => {
  expect(['0', '12.5', '0.0001'].map(readMoney)).toEqual([0n, 125_000n, 1n])
  expect([0n, 125_000n, -1n, 123_456n].map(writeMoney)).toEqual(['0.00', '12.50', '-0.0001', '12.3456'])
  expect(['THB', 'USD', 'JPY'].map(coinOf)).toEqual([100n, 100n, 10_000n])
})

test.each([
  ['RNG', 100n, 100n, null, 100n],
  ['LOTT', 100n, 0n, null, 100n],
  // A tie; half of the stake back; more than twice the stake.
  ['LIVE', 100n, 100n, null, 0n],
  ['LIVE', 100n, 50n, null, 50n],
  ['SPORTS', 100n, 500n, null, 100n],
  ['LOTT', 100n, 0n, 30n, 30n],
  ['LOTT', 100n, 0n, 300n, 100n],
] as const)('of %s with stake %d and win %d, given %d, %d counts', (...[gameType, stake, win, given, counts]) => {
  expect(validOf({ gameType, stake, win, given })).toBe(counts)
})

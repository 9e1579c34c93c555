import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter } from '#platform/dated-rules'
import { transitionDays } from '#platform/transition-days.fixture'
import {
  type Calendar,
  type Period,
  type PeriodKind,
  periodAfter,
  periodAt,
  periodFrom,
  periodNamed,
  periodsOn,
  periodsOver,
  type Weekday,
} from './periods.ts'

const shown = ({ firstDay, lastDay, from, to }: Period) => [firstDay, lastDay, from.toISOString(), to.toISOString()]
const HOUR_MS = 60 * 60 * 1000
const hoursLong = ({ from, to }: Period) => (to.getTime() - from.getTime()) / HOUR_MS

// Dates and weekdays are from a printed calendar, changes of the clocks from the IANA time zone database.
test.each<[string, Calendar, string[]]>([
  [
    '2026-11-27',
    { kind: 'day', timeZone: 'Asia/Bangkok' },
    ['2026-11-27', '2026-11-27', '2026-11-26T17:00:00.000Z', '2026-11-27T17:00:00.000Z'],
  ],
  // 27 November 2026 is a Friday.
  [
    '2026-11-27',
    { kind: 'week', timeZone: 'Asia/Bangkok' },
    ['2026-11-23', '2026-11-29', '2026-11-22T17:00:00.000Z', '2026-11-29T17:00:00.000Z'],
  ],
  [
    '2026-11-27',
    { kind: 'week', timeZone: 'Asia/Bangkok', weekBegins: 7 },
    ['2026-11-22', '2026-11-28', '2026-11-21T17:00:00.000Z', '2026-11-28T17:00:00.000Z'],
  ],
  [
    '2026-11-27',
    { kind: 'week', timeZone: 'Asia/Bangkok', weekBegins: 5 },
    ['2026-11-27', '2026-12-03', '2026-11-26T17:00:00.000Z', '2026-12-03T17:00:00.000Z'],
  ],
  // Over the end of the year; 1 January 2027 is a Friday.
  [
    '2027-01-01',
    { kind: 'week', timeZone: 'UTC' },
    ['2026-12-28', '2027-01-03', '2026-12-28T00:00:00.000Z', '2027-01-04T00:00:00.000Z'],
  ],
  [
    '2026-11-15',
    { kind: 'half-month', timeZone: 'Asia/Bangkok' },
    ['2026-11-01', '2026-11-15', '2026-10-31T17:00:00.000Z', '2026-11-15T17:00:00.000Z'],
  ],
  [
    '2026-11-16',
    { kind: 'half-month', timeZone: 'Asia/Bangkok' },
    ['2026-11-16', '2026-11-30', '2026-11-15T17:00:00.000Z', '2026-11-30T17:00:00.000Z'],
  ],
  // 2028 is a leap year, 2026 and 2100 are not.
  [
    '2028-02-20',
    { kind: 'half-month', timeZone: 'UTC' },
    ['2028-02-16', '2028-02-29', '2028-02-16T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ],
  [
    '2026-02-28',
    { kind: 'half-month', timeZone: 'UTC' },
    ['2026-02-16', '2026-02-28', '2026-02-16T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ],
  [
    '2100-02-03',
    { kind: 'month', timeZone: 'UTC' },
    ['2100-02-01', '2100-02-28', '2100-02-01T00:00:00.000Z', '2100-03-01T00:00:00.000Z'],
  ],
  [
    '2026-12-31',
    { kind: 'month', timeZone: 'UTC' },
    ['2026-12-01', '2026-12-31', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ],
  // New York: forward on 8 March 2026.
  [
    '2026-03-31',
    { kind: 'month', timeZone: 'America/New_York' },
    ['2026-03-01', '2026-03-31', '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
  ],
])('the period around %s in %j is the one in the calendar', (day, calendar, expected) => {
  expect(periodsOn(day, calendar).map(shown)).toEqual([expected])
})

describe('clocks that change', () => {
  test.each<[string, string, PeriodKind, number]>([
    ['2026-03-08', 'America/New_York', 'day', 23],
    ['2026-11-01', 'America/New_York', 'day', 25],
    ['2026-03-08', 'America/New_York', 'week', 167],
    ['2026-11-01', 'America/New_York', 'week', 169],
    ['2026-03-08', 'America/New_York', 'half-month', 15 * 24 - 1],
    ['2026-11-30', 'America/New_York', 'month', 30 * 24 + 1],
  ])('around %s in %s a %s has %i hours', (...row) => {
    const [day, timeZone, kind, hours] = row
    expect(periodsOn(day, { kind, timeZone }).map(hoursLong)).toEqual([hours])
  })

  test.each([
    // The hour from 2:00 is left out.
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T03:00:00.000Z', Array(23).fill(1)],
    // The hour from 1:00 is there twice.
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T04:00:00.000Z', Array(25).fill(1)],
    // The day begins at 1:00.
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z', '2026-03-09T03:00:00.000Z', Array(23).fill(1)],
    // Half an hour ahead of full hours in UTC.
    ['2026-11-27', 'Asia/Kolkata', '2026-11-26T18:30:00.000Z', '2026-11-27T17:30:00.000Z', Array(24).fill(1)],
    // Back by half an hour at 2:00, from 11 to 10.5 hours ahead of UTC.
    [
      '2026-04-05',
      'Australia/Lord_Howe',
      '2026-04-04T13:00:00.000Z',
      '2026-04-05T13:00:00.000Z',
      [...Array(24).fill(1), 0.5],
    ],
  ])('the hours of %s in %s begin at %s, the last one at %s', (...[day, timeZone, first, last, lengths]) => {
    const hours = periodsOn(day, { kind: 'hour', timeZone })
    expect([hours[0]?.name, hours.at(-1)?.name]).toEqual([first, last])
    expect(hours.map(hoursLong)).toEqual(lengths)
  })

  test('a day that a time zone leaves out has no length and no hours', () => {
    expect(periodsOn('2011-12-30', { kind: 'day', timeZone: 'Pacific/Apia' }).map(hoursLong)).toEqual([0])
    expect(periodsOn('2011-12-30', { kind: 'hour', timeZone: 'Pacific/Apia' })).toEqual([])
    const last = periodsOn('2011-12-29', { kind: 'hour', timeZone: 'Pacific/Apia' }).at(-1)
    expect(last && periodAfter(last, { kind: 'hour', timeZone: 'Pacific/Apia' }).firstDay).toBe('2011-12-31')
  })
})

test('lists the periods that are over at an instant, up to one that ends in this instant', () => {
  const calendar: Calendar = { kind: 'half-month', timeZone: 'Asia/Bangkok' }
  const over = (at: string) =>
    [...periodsOver(periodFrom('2028-01-20', calendar), calendar, new Date(at))].map(({ name }) => name)
  expect(over('2028-01-31T16:59:59.999Z')).toEqual([])
  expect(over('2028-01-31T17:00:00.000Z')).toEqual(['2028-01-16'])
  expect(over('2028-03-31T17:00:00.000Z')).toEqual([
    '2028-01-16',
    '2028-02-01',
    '2028-02-16',
    '2028-03-01',
    '2028-03-16',
  ])
})

test('refuses a name that is no period of the calendar', () => {
  expect(() => periodNamed('2026-11-24', { kind: 'week', timeZone: 'UTC' })).toThrow('is named 2026-11-24')
  expect(() => periodNamed('2026-11-24T00:30:00.000Z', { kind: 'hour', timeZone: 'UTC' })).toThrow('is named')
})

const calendars = fc.record({
  kind: fc.constantFrom<PeriodKind>('hour', 'day', 'week', 'half-month', 'month'),
  weekBegins: fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7),
  place: fc.constantFrom(...transitionDays()),
})

/** Periods from around a change of the clocks on, with the calendar that cuts them. */
const chains = calendars.map(({ kind, weekBegins, place: { timeZone, day } }) => {
  const calendar: Calendar = { kind, weekBegins, timeZone }
  const periods = [periodFrom(dayAfter(day, -1), calendar)]
  for (let last = periods[0]; last && periods.length < CHAIN; last = periods.at(-1)) {
    periods.push(periodAfter(last, calendar))
  }
  return { calendar, periods }
})

/** Hours of three days around the change. */
const CHAIN = 76

test('periods of every kind and time zone follow each other without gap or overlap', () => {
  fc.assert(
    fc.property(chains, ({ calendar, periods }) => {
      const wrong = periods.filter((period, at) => {
        const next = periods[at + 1]
        if (period.from >= period.to) return true
        if (!next) return false
        const isSameDay = calendar.kind === 'hour' && next.firstDay === period.lastDay
        const follows = next.from.getTime() === period.to.getTime() && next.name > period.name
        return !follows || (!isSameDay && next.firstDay !== dayAfter(period.lastDay))
      })
      expect(wrong).toEqual([])
    }),
  )
})

test('every instant lies in the period that is found for it, and a name finds its period again', () => {
  fc.assert(
    fc.property(chains, fc.nat(CHAIN - 1), fc.nat(999), (...[{ calendar, periods }, at, thousandths]) => {
      const period = periods[at]
      if (!period) throw new Error(`the chain ends before ${at}`)
      const length = period.to.getTime() - period.from.getTime()
      const inside = new Date(period.from.getTime() + Math.floor((length * thousandths) / 1000))
      expect([periodAt(inside, calendar), periodNamed(period.name, calendar)]).toEqual([period, period])
    }),
  )
})

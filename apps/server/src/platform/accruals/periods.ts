import { dayOf } from '@sanuk/contracts/calendar-day'
import { startOfDay } from '#platform/business-days'
import { dayAfter } from '#platform/dated-rules'

export type PeriodKind = 'hour' | 'day' | 'week' | 'half-month' | 'month'

/** A weekday by its number in ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** How a brand cuts time: the kind of period, the IANA time zone, and the first day of its weeks. */
export type Calendar = {
  readonly kind: PeriodKind
  readonly timeZone: string
  /** Monday by default. */
  readonly weekBegins?: Weekday
}

/**
 * A period of a calendar. Business days are `yyyy-MM-dd`, both included; `from` is the first instant, `to` the first
 * one after the period. `name` is unique within the calendar and sorts by time: the first day, of an hour its first
 * instant in ISO 8601 (UTC).
 */
export type Period = {
  readonly name: string
  readonly firstDay: string
  readonly lastDay: string
  readonly from: Date
  readonly to: Date
}

const HOUR_MS = 60 * 60 * 1000

/**
 * The periods that a business day belongs to: the one that contains it, or the hours in it. Hours are counted from the
 * beginning of the day, so a day has 23 or 25 where the clocks change by an hour; where they change by half an hour,
 * the last hour of the day is half as long.
 */
export function periodsOn(day: string, calendar: Calendar): readonly Period[] {
  if (calendar.kind === 'hour') return hoursOf(day, calendar.timeZone)
  const [firstDay, lastDay] = spanAround(day, calendar)
  const from = startOfDay(firstDay, calendar.timeZone)
  const to = startOfDay(lastDay, calendar.timeZone, 1)
  return [{ name: firstDay, firstDay, lastDay, from, to }]
}

/** The period in which an instant lies. */
export function periodAt(at: Date, calendar: Calendar): Period {
  const found = periodsOn(dayOf(at, calendar.timeZone), calendar).findLast(({ from }) => from <= at)
  if (!found) throw new Error(`no ${calendar.kind} of ${calendar.timeZone} contains ${at.toISOString()}`)
  return found
}

/** The first period that belongs to a business day. */
export function periodFrom(day: string, calendar: Calendar): Period {
  return periodAt(startOfDay(day, calendar.timeZone), calendar)
}

/** The period that follows one, without a gap. */
export function periodAfter({ lastDay, to }: Period, calendar: Calendar): Period {
  return calendar.kind === 'hour' ? periodAt(to, calendar) : dayPeriod(dayAfter(lastDay), calendar)
}

/** The period with this `name`. Throws where the calendar has none of that name. */
export function periodNamed(name: string, calendar: Calendar): Period {
  const found = calendar.kind === 'hour' ? periodAt(new Date(name), calendar) : dayPeriod(name, calendar)
  if (found.name !== name) throw new Error(`no ${calendar.kind} of ${calendar.timeZone} is named ${name}`)
  return found
}

/** The periods from `first` on that are over at an instant, the oldest first. */
export function* periodsOver(first: Period, calendar: Calendar, at: Date): Generator<Period, void> {
  for (let period = first; period.to <= at; period = periodAfter(period, calendar)) yield period
}

function dayPeriod(day: string, calendar: Calendar): Period {
  const [period] = periodsOn(day, calendar)
  if (!period) throw new Error(`no ${calendar.kind} of ${calendar.timeZone} contains ${day}`)
  return period
}

function hoursOf(day: string, timeZone: string): Period[] {
  const end = startOfDay(day, timeZone, 1).getTime()
  const hours: Period[] = []
  for (let at = startOfDay(day, timeZone).getTime(); at < end; at += HOUR_MS) {
    const [from, to] = [new Date(at), new Date(Math.min(at + HOUR_MS, end))]
    hours.push({ name: from.toISOString(), firstDay: day, lastDay: day, from, to })
  }
  return hours
}

/** The first and the last business day of the period around a day. */
function spanAround(day: string, { kind, weekBegins = 1 }: Calendar): readonly [string, string] {
  const [month, date] = [day.slice(0, 7), Number(day.slice(8))]
  switch (kind) {
    case 'week': {
      const first = dayAfter(day, -((new Date(day).getUTCDay() - weekBegins + 7) % 7))
      return [first, dayAfter(first, 6)]
    }
    case 'half-month':
      return date <= 15 ? [`${month}-01`, `${month}-15`] : [`${month}-16`, lastOfMonth(month)]
    case 'month':
      return [`${month}-01`, lastOfMonth(month)]
    default:
      return [day, day]
  }
}

/** The last day of a month `yyyy-MM`. Day 0 of the next month is the last one of this. */
function lastOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

import { clockAt, instantOfLocalTime } from '@sanuk/contracts/calendar-day'

/** An instant as a field of date and time writes it, on the clock of a time zone: `2026-11-22T09:30`. */
export function localIn(timeZone: string, instant: string): string {
  const { day, time } = clockAt(Date.parse(instant), timeZone)
  return `${day}T${time.slice(0, 5)}`
}

/** The instant that such a field names. Of a time that a transition skips, the transition. */
export const instantIn = (timeZone: string, local: string): string =>
  instantOfLocalTime(Date.parse(`${local}Z`), timeZone).toISOString()

import { eachDay, instantOfLocalTime } from '@sanuk/contracts/calendar-day'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The instant at which a day of a brand's calendar begins: the first one that falls on it, also where a transition
 * skips midnight (the day then begins at one o'clock) or repeats it. `day` is `yyyy-MM-dd`; `offset` counts
 * days from there, so that `1` is the end of the day itself. Queries take these instants as parameters and compute none.
 */
export const startOfDay = (day: string, timeZone: string, offset = 0): Date =>
  instantOfLocalTime(Date.parse(`${day}T00:00:00Z`) + offset * DAY_MS, timeZone)

/**
 * The instant of a local time on a day, given in seconds after midnight: the earlier one of a time that occurs twice, the
 * transition for one that is skipped.
 */
export const instantAt = (day: string, seconds: number, timeZone: string): Date =>
  instantOfLocalTime(Date.parse(`${day}T00:00:00Z`) + seconds * 1000, timeZone)

export type BusinessDay = { readonly day: string; readonly begins: Date; readonly ends: Date }

/** The days from one to another, both included, and when each begins and ends. */
export function businessDays(from: string, to: string, timeZone: string): BusinessDay[] {
  return eachDay(from, to).map((day) => ({
    day,
    begins: startOfDay(day, timeZone),
    ends: startOfDay(day, timeZone, 1),
  }))
}

import { clockAt } from '@sanuk/contracts/calendar-day'

/** One between quotes belongs to what was written down as it is. */
const INSTANT = /(?<![\w"])\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g

/** Whether a text holds an instant, which is written on a clock. */
export const holdsInstant = (text: string): boolean => text.search(INSTANT) >= 0

/**
 * Writes the instants of a text ("2026-11-25T22:26:33Z") as the clocks of a zone show them: "2026-11-26 05:26:33", which
 * a spreadsheet reads and sorts.
 */
export function onTheClock(timeZone: string): (text: string) => string {
  return (text) =>
    text.replaceAll(INSTANT, (instant) => {
      const { day, time } = clockAt(Date.parse(instant), timeZone)
      return `${day} ${time}`
    })
}

import type { TableSettings } from '@sanuk/contracts/live-tables'

/** Whether coups begin at an instant: the table is not turned off, and one of its windows is open by its time zone. */
export function isOpenAt({ isOff, hours, timeZone }: TableSettings, instant: Date): boolean {
  if (isOff) return false
  if (hours.length === 0) return true
  const time = timeOfDay(instant, timeZone)
  return hours.some(({ from, to }) => (from < to ? from <= time && time < to : time >= from || time < to))
}

/** The time by the clocks of a zone, as in `18:30`. */
const timeOfDay = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)

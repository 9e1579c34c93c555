import { startOfDay } from '#platform/business-days'

/** The next moment at which the clocks of a time zone show `drawsAt`, `HH:mm`. Never the present one. */
export function nextClose(now: Date, timeZone: string, drawsAt: string): Date {
  const [hours = 0, minutes = 0] = drawsAt.split(':').map(Number)
  // Swedish writes dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
  const at = (day: number) => new Date(startOfDay(today, timeZone, day).getTime() + (hours * 60 + minutes) * 60_000)
  return [at(0), at(1)].find((moment) => moment > now) ?? at(2)
}

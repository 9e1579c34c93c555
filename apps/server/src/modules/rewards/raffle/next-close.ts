import { dayOf } from '@sanuk/contracts/calendar-day'
import { instantAt } from '#platform/business-days'
import { dayAfter } from '#platform/dated-rules'

/** The next moment at which the clocks of a time zone show `drawsAt`, `HH:mm`. Never the present one. */
export function nextClose(now: Date, timeZone: string, drawsAt: string): Date {
  const [hours = 0, minutes = 0] = drawsAt.split(':').map(Number)
  const today = dayOf(now, timeZone)
  const at = (day: number) => instantAt(dayAfter(today, day), (hours * 60 + minutes) * 60, timeZone)
  return [at(0), at(1)].find((moment) => moment > now) ?? at(2)
}

import { dayOf } from '@sanuk/contracts/calendar-day'
import { startOfDay } from '#platform/business-days'

/** When the business day began in which an instant lies. */
export const startOfToday = (now: Date, timeZone: string): Date => startOfDay(dayOf(now, timeZone), timeZone)

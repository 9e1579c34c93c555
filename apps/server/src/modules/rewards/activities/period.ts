import type { ActivityPeriod } from '@sanuk/contracts/activities'
import { dayAfter } from '#platform/dated-rules'

/** The span of the business calendar that a day, `yyyy-MM-dd`, belongs to; a week is named by its Monday. */
export function periodOf(day: string, period: ActivityPeriod): string {
  switch (period) {
    case 'once':
      return 'once'
    case 'daily':
      return day
    case 'weekly':
      return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
    case 'monthly':
      return day.slice(0, 7)
  }
}

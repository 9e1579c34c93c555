import { addDays, dayOf } from '@sanuk/contracts/calendar-day'
import type { LimitPeriod } from '@sanuk/contracts/protection'
import { startOfDay } from '#platform/business-days'

/** The business day on which a period began: today, this week's Monday, or the first of the month. */
export function firstDayOf(period: LimitPeriod, today: string): string {
  if (period === 'day') return today
  if (period === 'month') return `${today.slice(0, 7)}-01`
  return addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The business day on which the next one begins. */
function firstDayAfter(period: LimitPeriod, first: string): string {
  if (period !== 'month') return addDays(first, period === 'day' ? 1 : 7)
  return `${addDays(first, 32).slice(0, 7)}-01`
}

/** When a period that an instant lies in ends, by the clocks of the brand. */
export function endOf(period: LimitPeriod, at: Date, timeZone: string): Date {
  return startOfDay(firstDayAfter(period, firstDayOf(period, dayOf(at, timeZone))), timeZone)
}

/** When a period that an instant lies in began. */
export const startOf = (period: LimitPeriod, at: Date, timeZone: string): Date =>
  startOfDay(firstDayOf(period, dayOf(at, timeZone)), timeZone)

/** The first business day of which a limit may want to know something. */
export function earliestDay(today: string): string {
  const [earliest = today] = [firstDayOf('week', today), firstDayOf('month', today)].toSorted()
  return earliest
}

/** Business days up to today, the oldest first. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(today, at + 1 - count))

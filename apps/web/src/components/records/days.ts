import type { DateSpan } from '@sanuk/ui/date-range'

/** The longest span the server answers, in days. */
export const SPAN_MAX_DAYS = 92

const DAY_MS = 24 * 60 * 60 * 1000

/** The day so many days away from another; both ISO dates. */
export function dayFrom(day: string, away: number): string {
  return new Date(Date.parse(day) + away * DAY_MS).toISOString().slice(0, 10)
}

/** Every day of a span, oldest first. */
export function daysOf({ from, to }: DateSpan): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, at) => dayFrom(from, at))
}

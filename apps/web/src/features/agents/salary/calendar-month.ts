import { addDays, eachDay } from '@sanuk/contracts/calendar-day'
import type { Language } from '@sanuk/locales/word'

/** Weeks begin on Sunday in Thailand and on Monday where British dates are written (Unicode CLDR, `firstDay`). */
const FIRST_WEEKDAY: Readonly<Record<Language, number>> = { th: 0, en: 1 }

const WEEK = 7

/** The first day of the month that a day is in. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 'yyyy-MM'.length)}-01`

/** The first day of the month before, by any day of a month. */
export const previousMonth = (day: string): string => firstOfMonth(addDays(firstOfMonth(day), -1))

/** The first day of the month after, by any day of a month: 31 days after the first is always in it. */
export const nextMonth = (day: string): string => firstOfMonth(addDays(firstOfMonth(day), 31))

/** A month in whole weeks; `null` stands for days of the months beside it. */
export function weeksOf(day: string, language: Language): readonly (readonly (string | null)[])[] {
  const first = firstOfMonth(day)
  const days = eachDay(first, addDays(nextMonth(first), -1))
  const before = (new Date(first).getUTCDay() - FIRST_WEEKDAY[language] + WEEK) % WEEK
  const cells = [...Array<null>(before).fill(null), ...days]
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, at) => cells[week * WEEK + at] ?? null),
  )
}

/** Seven days, one of each weekday, in the order of a calendar's columns. 4 January 2026 is a Sunday. */
export const weekdaysOf = (language: Language): readonly string[] =>
  eachDay(addDays('2026-01-04', FIRST_WEEKDAY[language]), addDays('2026-01-04', FIRST_WEEKDAY[language] + WEEK - 1))

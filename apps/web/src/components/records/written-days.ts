import type { Language } from '@sanuk/locales/word'
import type { DateSpan } from '@sanuk/ui/date-range'

const LOCALES: Record<Language, string> = { th: 'th', en: 'en-GB' }

/** Business days are calendar days already: they are written as they stand, in no zone. */
function writer(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' })
}

/** "23 ต.ค. – 21 พ.ย." for two ISO dates. */
export function writeSpan({ from, to }: DateSpan, language: Language): string {
  return writer(language, { day: 'numeric', month: 'short' }).formatRange(new Date(from), new Date(to))
}

/** "16–30 พ.ย. 2569" for the first and the last day of a period, ISO dates; a single day as `writeLongDay` writes it. */
export function writePeriod({ from, to }: DateSpan, language: Language): string {
  if (from === to) return writeLongDay(from, language)
  const format = writer(language, { day: 'numeric', month: 'short', year: 'numeric' })
  return format.formatRange(new Date(from), new Date(to))
}

/** "21 พ.ย." for an ISO date. */
export function writeDay(day: string, language: Language): string {
  return writer(language, { day: 'numeric', month: 'short' }).format(new Date(day))
}

/** "วันเสาร์ที่ 21 พฤศจิกายน 2569" for an ISO date. */
export function writeLongDay(day: string, language: Language): string {
  return writer(language, { dateStyle: 'full' }).format(new Date(day))
}

/** "พฤศจิกายน 2569" for an ISO date of the month. */
export function writeMonth(day: string, language: Language): string {
  return writer(language, { month: 'long', year: 'numeric' }).format(new Date(day))
}

/** "ศ." for an ISO date. */
export function writeWeekday(day: string, language: Language): string {
  return writer(language, { weekday: 'short' }).format(new Date(day))
}

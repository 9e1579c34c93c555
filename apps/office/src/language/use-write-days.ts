import type { DateSpan } from '@sanuk/ui/date-range'
import { useLanguage } from './language.ts'

/** Writes business days as the reader does: "21 พ.ย.", and spans of them. */
export function useWriteDays() {
  const language = useLanguage()
  const locale = language === 'th' ? 'th' : 'en-GB'
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    short: (day: string): string => short.format(at(day)),
    long: (day: string): string => long.format(at(day)),
    span: ({ from, to }: DateSpan): string => short.formatRange(at(from), at(to)),
  }
}

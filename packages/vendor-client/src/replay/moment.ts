import type { Language } from '@sanuk/locales/word'

/**
 * Writes instants as the site does, in the time zone the site asked for: "21 Nov 2026, 22:04:07". A zone that does not
 * exist, or none, leaves the reader's own.
 */
export function momentsIn(language: Language, zone: string | null): (instant: string) => string {
  const options = { dateStyle: 'medium', timeStyle: 'medium' } as const
  const locale = language === 'th' ? 'th' : 'en-GB'
  const format = new Intl.DateTimeFormat(locale, zone && isZone(zone) ? { ...options, timeZone: zone } : options)
  return (instant) => format.format(new Date(instant))
}

function isZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }) !== null
  } catch {
    return false
  }
}

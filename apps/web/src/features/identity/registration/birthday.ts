import { BUDDHIST_AHEAD, commonEra } from '@sanuk/contracts/typed-day'
import type { Language } from '@sanuk/locales/word'

export type BirthdayParts = { readonly day: string; readonly month: string; readonly year: string }

/** An ISO date from what was typed, the year in either calendar; `null` where there is no such day. */
export function birthdayOf({ day, month, year }: BirthdayParts): string | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null
  const iso = commonEra(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** Full years from a birthday to a day, both ISO dates. Born on 29 February, one grows older on 1 March. */
export function ageOn(today: string, birthday: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** The day as its reader writes it, and the year of the other calendar for those who think in it. */
export function writeBirthday(birthday: string, language: Language): { readonly date: string; readonly other: string } {
  const date = new Date(`${birthday}T00:00:00Z`)
  const year = Number(birthday.slice(0, 4))
  const long = new Intl.DateTimeFormat(language === 'th' ? 'th' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return { date: long.format(date), other: String(language === 'th' ? year : year + BUDDHIST_AHEAD) }
}

/** The months by name, from January. */
export function monthNames(language: Language): readonly string[] {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2000, month, 15)))
}

import { ANIMALS } from './animals.ts'

/**
 * The first days of the lunar years from 2020, by the Gregorian-lunar conversion tables of the Hong Kong Observatory.
 * `Intl` is no source: it is a day off where the new moon comes near midnight (2027 and 2030).
 */
const NEW_YEAR_DAYS = [
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
  '2041-02-01',
  '2042-01-22',
  '2043-02-10',
  '2044-01-30',
  '2045-02-17',
  '2046-02-06',
  '2047-01-26',
  '2048-02-14',
  '2049-02-02',
  '2050-01-23',
] as const

/**
 * The lunar year of a day (`yyyy-mm-dd`), numbered like the Gregorian year in which it begins. Throws `RangeError` for a
 * day before the first or after 2050, and for what is no day.
 */
export function lunarYearOf(day: string): number {
  const year = Number(day.slice(0, 4))
  const newYear = NEW_YEAR_DAYS.find((date) => date.startsWith(`${year}-`))
  if (newYear === undefined || day < NEW_YEAR_DAYS[0] || !isDay(day)) {
    throw new RangeError(`no lunar year is known of ${JSON.stringify(day)}`)
  }
  return day < newYear ? year - 1 : year
}

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}

/** The animal of a day's lunar year, by its place in `ANIMALS`. Throws like `lunarYearOf`. */
export const yearAnimalOf = (day: string): number => (lunarYearOf(day) - 4) % ANIMALS.length

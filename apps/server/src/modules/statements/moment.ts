import { dayOf, startOfDay } from '#platform/business-days'
import { DAY_MS } from './bank-line.ts'

const MINUTE_MS = 60_000

/** The Buddhist era counts from 543 years earlier. */
const BUDDHIST = 543

/** A year from here on is one of the Buddhist era; nobody's statement is of the year 2400. */
const BUDDHIST_FROM = 2400

/** Months as they are shortened in Thai and in English, without dots. */
const MONTHS = [
  ...[
    ['มค', 'jan'],
    ['กพ', 'feb'],
    ['มีค', 'mar'],
    ['เมย', 'apr'],
    ['พค', 'may'],
    ['มิย', 'jun'],
  ],
  ...[
    ['กค', 'jul'],
    ['สค', 'aug'],
    ['กย', 'sep'],
    ['ตค', 'oct'],
    ['พย', 'nov'],
    ['ธค', 'dec'],
  ],
]

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const NAMED = /^(\d{1,2})[\s-]+(\D+?)[\s-]+(\d{4}|\d{2})$/
const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*(am|pm|น\.?)?$/i

/** When a line was written, and how exactly that is said. */
export type Moment = { readonly at: Date; readonly span: number }

/** Reads when a line was written; `null` for what is no time. */
export type ReadMoment = (cells: { readonly date: string; readonly time: string }) => Moment | null

/**
 * Reads days as Thai banks write them, day first, in the Buddhist or the Christian era, with the time in the same or in
 * another column. Of two digits of a year, the era is the one that comes out nearer to `now`.
 */
export function createMomentReader({ timeZone, now }: { readonly timeZone: string; readonly now: Date }): ReadMoment {
  const thisYear = Number(dayOf(now, timeZone).slice(0, 4))
  // Calendars are slow, and a file has few days.
  const starts = new Map<string, number>()
  const startOf = (day: string): number => {
    const start = starts.get(day) ?? startOfDay(day, timeZone).getTime()
    starts.set(day, start)
    return start
  }
  return ({ date, time }) => {
    const [written = '', ...behind] = split(date)
    const day = readDay(written, thisYear)
    const clock = readTime(time || behind.join(' '))
    if (!day || clock === null) return null
    const start = startOf(day)
    if (clock === undefined) return { at: new Date(start), span: DAY_MS }
    return { at: new Date(start + clock.seconds * 1000), span: clock.exact ? 1000 : MINUTE_MS }
  }
}

/** A day, and the time behind it where a cell holds both. A month that is written out stands between blanks. */
function split(date: string): string[] {
  const [, day, time] = /^(.*?)(?:[\sT,]+(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?.*))?$/.exec(date.trim()) ?? []
  return time === undefined ? [day ?? ''] : [day ?? '', time]
}

function readDay(text: string, thisYear: number): string | null {
  const iso = ISO.exec(text)
  if (iso) return calendarDay(yearOf(iso[1], thisYear), Number(iso[2]), Number(iso[3]))
  const numbers = NUMBERS.exec(text)
  if (numbers) return calendarDay(yearOf(numbers[3], thisYear), Number(numbers[2]), Number(numbers[1]))
  const named = NAMED.exec(text)
  if (!named) return null
  const name = (named[2] ?? '').replaceAll('.', '').trim().toLowerCase()
  const month = MONTHS.findIndex(([thai, english]) => name === thai || name.slice(0, 3) === english)
  return calendarDay(yearOf(named[3], thisYear), month + 1, Number(named[1]))
}

function yearOf(digits: string | undefined, thisYear: number): number {
  const year = Number(digits)
  if (digits?.length === 4) return year >= BUDDHIST_FROM ? year - BUDDHIST : year
  const far = (one: number) => Math.abs(one - thisYear)
  return [2000 + year, 2500 + year - BUDDHIST].reduce((best, one) => (far(one) < far(best) ? one : best))
}

/** `yyyy-MM-dd` of a day that there is; `null` for the 31st of February. */
function calendarDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  if (at.getUTCFullYear() !== year || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null
  return at.toISOString().slice(0, 10)
}

/** `undefined` where no time is told, `null` for what is none. */
function readTime(text: string): { seconds: number; exact: boolean } | undefined | null {
  if (text === '') return undefined
  const [, hour, minute, second, half] = TIME.exec(text.trim()) ?? []
  if (hour === undefined || minute === undefined) return null
  const late = /pm/i.test(half ?? '')
  const isTwelve = /am|pm/i.test(half ?? '')
  const hours = isTwelve ? (Number(hour) % 12) + (late ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null
  return { seconds: hours * 3600 + Number(minute) * 60 + Number(second ?? 0), exact: second !== undefined }
}

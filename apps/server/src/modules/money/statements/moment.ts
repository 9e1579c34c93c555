import { dayOf } from '@sanuk/contracts/calendar-day'
import { instantAt, startOfDay } from '#platform/business-days'
import { DAY_MS } from './bank-line.ts'
import { plainCell } from './plain-cell.ts'

const MINUTE_MS = 60_000

/** The Buddhist era counts from 543 years earlier. */
const BUDDHIST = 543

/** A year from here on is one of the Buddhist era; nobody's statement is of the year 2400. */
const BUDDHIST_FROM = 2400

/** Months as they are shortened in Thai, without dots, and written out in both languages. */
const MONTHS = [
  ['มค', 'มกราคม', 'january'],
  ['กพ', 'กุมภาพันธ์', 'february'],
  ['มีค', 'มีนาคม', 'march'],
  ['เมย', 'เมษายน', 'april'],
  ['พค', 'พฤษภาคม', 'may'],
  ['มิย', 'มิถุนายน', 'june'],
  ['กค', 'กรกฎาคม', 'july'],
  ['สค', 'สิงหาคม', 'august'],
  ['กย', 'กันยายน', 'september'],
  ['ตค', 'ตุลาคม', 'october'],
  ['พย', 'พฤศจิกายน', 'november'],
  ['ธค', 'ธันวาคม', 'december'],
] as const

/** How banks write a day, the first that is one counts. Eight digits are a day in one of both orders only. */
const DAYS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<day>\d{1,2})[-/.\s]*(?<month>\p{L}[\p{L}\p{M}.]*?)[-/.,\s]*(?<year>\d{4}|\d{2})$/u,
  /^(?<month>\p{L}{3,9})\.?\s*(?<day>\d{1,2}),?\s+(?<year>\d{4})$/u,
]

/** Of which era a year is; the number says so itself. */
const ERA = /(?:พ\.?\s?ศ|ค\.?\s?ศ)\.?\s*(?=\d)/

/** A day of the week in front of a day, which says it twice. */
const WEEKDAY =
  /^(?:(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อาทิตย์)(?:ที่)?|(?:จ|อ|พฤ|พ|ศ|ส|อา)\.|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?),?\s+(?=\S)/i

/** The time behind a day in the same cell. */
const DAY_AND_TIME = /^(?<date>.*?\d)(?:(?:\s*,\s*|\s+|T)(?:เวลา\s*)?(?<time>\d{1,2}[:.]\d{2}.*|\d{6}))?$/

const TIMES = [
  /^(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.](?<second>\d{2})(?:[.,]\d+)?)?\s*(?<half>[ap]\.?m\.?)?\s*(?:น\.?|นาฬิกา)?\s*(?<offset>Z|[+-]\d{2}:?\d{2})?$/i,
  /^(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?$/,
]

/** When a line was written, and how exactly that is said. */
export type Moment = { readonly at: Date; readonly span: number }

/** When a day begins and how long it is, in milliseconds: 24 hours, but for those on which clocks are changed. */
type Day = { readonly begins: number; readonly length: number }

/** Reads when a line was written; `null` for what is no time. */
export type ReadMoment = (cells: { readonly date: string; readonly time: string }) => Moment | null

/**
 * Reads days as Thai banks write them, in digits or with the month's name, in the Buddhist or the Christian era, with the
 * time in the same or in another column. Of three numbers the day is first. Of two digits of a year, the era is the one
 * that comes out nearer to `now`.
 */
export function createMomentReader({ timeZone, now }: { readonly timeZone: string; readonly now: Date }): ReadMoment {
  const thisYear = Number(dayOf(now, timeZone).slice(0, 4))
  // Calendars are slow, and a file has few days.
  const days = new Map<string, Day>()
  const dayNamed = (day: string): Day => {
    const known = days.get(day)
    if (known) return known
    const begins = startOfDay(day, timeZone).getTime()
    const found = { begins, length: startOfDay(day, timeZone, 1).getTime() - begins }
    days.set(day, found)
    return found
  }
  const instantOn = (day: string, seconds: number): Date => {
    const { begins, length } = dayNamed(day)
    return length === DAY_MS ? new Date(begins + seconds * 1000) : instantAt(day, seconds, timeZone)
  }
  return ({ date, time }) => {
    const cell = plainDate(date)
    const { date: written = '', time: behind = '' } = DAY_AND_TIME.exec(cell)?.groups ?? {}
    const day = readDay(written, thisYear)
    const clock = readTime(plainCell(time) || behind)
    if (!day || clock === null) return null
    if (clock === undefined) return { at: new Date(dayNamed(day).begins), span: dayNamed(day).length }
    const { seconds, offset } = clock
    const at =
      offset === undefined ? instantOn(day, seconds) : new Date(Date.parse(`${day}T00:00:00${offset}`) + seconds * 1000)
    return { at, span: clock.exact ? 1000 : MINUTE_MS }
  }
}

/** A date without its day of the week and the name of its era, and with a blank before a time that follows its digits. */
const plainDate = (cell: string): string =>
  plainCell(cell)
    .replace(WEEKDAY, '')
    .replace(ERA, '')
    .replace(/^(\d{8})(\d{6})$/, '$1 $2')
    .replace(/^(\d{8})(\d{2})(\d{2})$/, '$1 $2:$3')

/** `yyyy-MM-dd` of what is written; `null` for no day. */
function readDay(text: string, thisYear: number): string | null {
  for (const form of DAYS) {
    const { year = '', month = '', day = '' } = form.exec(text)?.groups ?? {}
    const found = year && calendarDay(yearOf(year, thisYear), monthOf(month), Number(day))
    if (found) return found
  }
  return null
}

/** A month's number from its digits or its name; 0 for none. */
function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const name = text.replaceAll('.', '').toLowerCase()
  const isEnglish = (english: string) => name.length >= 3 && english.startsWith(name)
  return MONTHS.findIndex(([short, long, english]) => name === short || name === long || isEnglish(english)) + 1
}

function yearOf(digits: string, thisYear: number): number {
  const year = Number(digits)
  if (digits.length === 4) return year >= BUDDHIST_FROM ? year - BUDDHIST : year
  const far = (one: number) => Math.abs(one - thisYear)
  return [2000 + year, 2500 + year - BUDDHIST].reduce((best, one) => (far(one) < far(best) ? one : best))
}

/** `yyyy-MM-dd` of a day that there is; `null` for the 31st of February. */
function calendarDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  if (at.getUTCFullYear() !== year || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null
  return at.toISOString().slice(0, 10)
}

type Clock = { readonly seconds: number; readonly exact: boolean; readonly offset: string | undefined }

/** `undefined` where no time is told, `null` for what is none. */
function readTime(text: string): Clock | undefined | null {
  if (text === '') return undefined
  const written = TIMES.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined)
  if (!written) return null
  const { hour, minute, second, half, offset } = written
  if (hour === undefined || minute === undefined) return null
  const isLate = half?.toLowerCase().startsWith('p')
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0)
  if (hours > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null
  const seconds = hours * 3600 + Number(minute) * 60 + Number(second ?? 0)
  return { seconds, exact: second !== undefined, offset: offset?.toUpperCase().replace(/^(.\d\d)(\d\d)$/, '$1:$2') }
}

import { addDays, countDays } from '@sanuk/contracts/calendar-day'
import { REPORT_DAYS_MAX } from '@sanuk/contracts/office-reports'
import { type BusinessDay, businessDays, startOfDay } from '#platform/business-days'
import { Refusal } from '#platform/refusal'

/** Business days, each `yyyy-MM-dd`, oldest first, and the instants between which they lie (the second one excluded). */
export type ReportRange = {
  readonly days: readonly string[]
  readonly from: Date
  readonly until: Date
  /** The days with their instants; the last one ends with the range. */
  readonly spans: readonly BusinessDay[]
}

/** Nothing is older than this house: a date before it is a slip of the hand. */
const FIRST_DAY = '2000-01-01'

/** The days from `from` to `to`, both included, and as many before them. Refuses what is backwards or too long. */
export function reportRanges(
  { from, to }: { readonly from: string; readonly to: string },
  timeZone: string,
): { asked: ReportRange; before: ReportRange } {
  const number = countDays(from, to)
  if (number < 1) throw new Refusal('invalid_request', { fields: [{ field: 'to', word: 'field.invalid' }] })
  if (from < FIRST_DAY) throw new Refusal('invalid_request', { fields: [{ field: 'from', word: 'field.invalid' }] })
  if (number > REPORT_DAYS_MAX) {
    throw new Refusal('invalid_request', {
      fields: [{ field: 'from', word: 'field.range', values: { days: REPORT_DAYS_MAX } }],
    })
  }
  return {
    asked: rangeOf(from, to, timeZone),
    before: rangeOf(addDays(from, -number), addDays(from, -1), timeZone),
  }
}

/** So many days up to and with the last one. */
export const lastDays = (last: string, number: number, timeZone: string): ReportRange =>
  rangeOf(addDays(last, 1 - number), last, timeZone)

/** One day from its beginning to an instant on it. */
export const rangeUntil = (day: string, until: Date, timeZone: string): ReportRange => {
  const from = startOfDay(day, timeZone)
  return { days: [day], from, until, spans: [{ day, begins: from, ends: until }] }
}

function rangeOf(from: string, to: string, timeZone: string): ReportRange {
  const spans = businessDays(from, to, timeZone)
  return {
    days: spans.map(({ day }) => day),
    from: startOfDay(from, timeZone),
    until: startOfDay(to, timeZone, 1),
    spans,
  }
}

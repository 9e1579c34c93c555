import { startOfDay } from './business-days.ts'
import { Refusal } from './refusal.ts'

/** Longest range one question may cover, in days. */
const DAYS_MAX = 92

/** The instants between which these business days lie. Refuses a range that is backwards or too long. */
export function dayRange(days: { from: string; to: string }, timeZone: string): { from: Date; until: Date } {
  const from = startOfDay(days.from, timeZone)
  const until = startOfDay(days.to, timeZone, 1)
  const length = (until.getTime() - from.getTime()) / (24 * 60 * 60 * 1000)
  if (length <= 0) throw new Refusal('invalid_request', { fields: [{ field: 'to', word: 'field.invalid' }] })
  if (length > DAYS_MAX + 0.1) {
    throw new Refusal('invalid_request', {
      fields: [{ field: 'from', word: 'field.range', values: { days: DAYS_MAX } }],
    })
  }
  return { from, until }
}

import type { ActivityRule } from '@sanuk/contracts/activities'
import { clockAt } from '@sanuk/contracts/calendar-day'
import type { ActivityRecord } from './store/rows.ts'

type Schedule = Pick<ActivityRecord, 'open' | 'from' | 'until' | 'given' | 'budget' | 'rule'>

/**
 * Whether an activity comes, may be taken part in, or is over: by its time, its switch and what is left of its budget.
 * The budget of red packets is used up with the last of them.
 */
export function standsAt(activity: Schedule, at: Date): 'coming' | 'open' | 'close' | 'gone' {
  const { open, from, until, given, budget, rule } = activity
  if (!open || (until !== null && until <= at)) return 'close'
  if (given >= budget) return rule.kind === 'red_packet' ? 'gone' : 'close'
  return from !== null && from > at ? 'coming' : 'open'
}

export const isOpenAt = (activity: Schedule, at: Date): boolean => standsAt(activity, at) === 'open'

/** The same, where the hours of the day count that red packets fall in, by the clocks of the brand's time zone. */
export function standsIn(activity: Schedule, at: Date, timeZone: string): ReturnType<typeof standsAt> | 'resting' {
  const stands = standsAt(activity, at)
  return stands === 'open' && !fallsAt(activity.rule, at, timeZone) ? 'resting' : stands
}

function fallsAt(rule: ActivityRule, at: Date, timeZone: string): boolean {
  if (rule.kind !== 'red_packet' || rule.hours === null) return true
  const { from, until } = rule.hours
  const hour = hourOf(at, timeZone)
  // From 22 until 2 goes through midnight.
  return from < until ? from <= hour && hour < until : from <= hour || hour < until
}

const hourOf = (at: Date, timeZone: string): number => Number(clockAt(at, timeZone).time.slice(0, 2))

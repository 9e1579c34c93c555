import type { ActivityRecord } from './store/rows.ts'

type Schedule = Pick<ActivityRecord, 'open' | 'from' | 'until' | 'given' | 'budget'>

/** Whether an activity comes, may be taken part in, or is over: by its time, its switch and what is left of its budget. */
export function standsAt({ open, from, until, given, budget }: Schedule, at: Date): 'coming' | 'open' | 'close' {
  if (!open || given >= budget || (until !== null && until <= at)) return 'close'
  return from !== null && from > at ? 'coming' : 'open'
}

export const isOpenAt = (activity: Schedule, at: Date): boolean => standsAt(activity, at) === 'open'

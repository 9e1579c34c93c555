import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import type { DatedRules } from '#platform/dated-rules'
import type { ClosedDayStore } from './store/closed-days.ts'
import type { DayStore } from './store/days.ts'

/** What the room keeps. */
export type Keeping = {
  readonly plans: DatedRules<RebatePlan>
  readonly days: DayStore
  readonly closedDays: ClosedDayStore
}

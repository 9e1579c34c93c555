import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import type { ClosedPeriods } from '#platform/accruals/closed-periods'
import type { DatedRules } from '#platform/dated-rules'
import type { DayStore } from './store/days.ts'
import type { PaymentStore } from './store/payments.ts'

/** What the room keeps. */
export type Keeping = {
  readonly plans: DatedRules<RebatePlan>
  readonly days: DayStore
  readonly closed: ClosedPeriods
  readonly payments: PaymentStore
}

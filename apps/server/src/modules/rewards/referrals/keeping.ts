import type { ReferralPlan } from '@sanuk/contracts/office-referrals'
import type { ClosedPeriods } from '#platform/accruals/closed-periods'
import type { DatedRules } from '#platform/dated-rules'
import type { DayStore } from './store/days.ts'
import type { FriendStore } from './store/friends.ts'

/** What the room keeps. */
export type Keeping = {
  readonly plans: DatedRules<ReferralPlan>
  readonly friends: FriendStore
  readonly days: DayStore
  readonly closed: ClosedPeriods
}

import type { MissionPlan } from '@sanuk/contracts/office-missions'
import type { DatedRules } from '#platform/dated-rules'
import type { BoardStore } from './store/boards.ts'
import type { CheckInStore } from './store/check-ins.ts'
import type { FollowingStore } from './store/following.ts'
import type { ProgressStore } from './store/progress.ts'

/** What the room keeps. */
export type Keeping = {
  readonly plans: DatedRules<MissionPlan>
  readonly progress: ProgressStore
  readonly boards: BoardStore
  readonly checkIns: CheckInStore
  readonly following: FollowingStore
}

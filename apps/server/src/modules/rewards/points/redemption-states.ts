import type { RedemptionState } from '@sanuk/contracts/points'

/** What can be done about a redemption: an operator gives or refuses it, its member takes it back. */
export type Deed = 'approve' | 'reject' | 'cancel'

/** What waits may be ended in one of three ways, and nothing follows. */
const NEXT: Readonly<Record<RedemptionState, Readonly<Partial<Record<Deed, RedemptionState>>>>> = {
  in_progress: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
  approved: {},
  rejected: {},
  cancelled: {},
}

/** The state after a deed, or `null` where it cannot be done. */
export const stateAfter = (state: RedemptionState, deed: Deed): RedemptionState | null => NEXT[state][deed] ?? null

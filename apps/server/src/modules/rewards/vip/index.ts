import { type VipPlan, vipPlan } from '@sanuk/contracts/office-vip'
import type { Transaction } from '#platform/database'
import { claimReward } from './claim.ts'
import { createFollow } from './follow.ts'
import { validateRanks } from './ladder.ts'
import type { VipNeeds } from './needs.ts'
import { createPreview } from './preview.ts'
import { createReview } from './review.ts'
import { clubOf, createPlanStore } from './store/plans.ts'
import { createStandingStore, type NewReward } from './store/standings.ts'

export type { Reward } from './store/standings.ts'

export type { NewReward }

export type Vip = ReturnType<typeof createVip>

/** The club: ranks by what was deposited and played, months that keep them, and rewards that are claimed. */
export function createVip(needs: VipNeeds) {
  const plans = createPlanStore(needs.database)
  const standings = createStandingStore(needs.database)
  const review = createReview({ ...needs, plans, standings })
  return {
    review,
    ...createFollow({ ...needs, plans, standings, review }),
    club: plans.find,
    figures: plans.figures,
    rewards: standings.rewards,
    claim: claimReward({ ...needs, plans, standings }),
    preview: createPreview(needs),
    /** Refuses a plan that makes no sense (`ladder.ts`). */
    validateRanks: (plan: VipPlan): void => validateRanks(clubOf(plan).ranks),
    /** Puts an approved plan in force. Whoever has a rank keeps it until their month is over. */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const plan = vipPlan.parse(proposal.details)
      validateRanks(clubOf(plan).ranks)
      await plans.keep(transaction, proposal.brand, plan)
      return null
    },
  }
}

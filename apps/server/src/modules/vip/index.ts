import { type VipPlan, vipPlan } from '@sanuk/contracts/office-vip'
import type { Amount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Connection, Database, Transaction } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import type { Member, Members } from '../members/index.ts'
import type { Turnover } from '../turnover/index.ts'
import type { Wallet } from '../wallet/index.ts'
import { claimReward } from './claim.ts'
import { createFollow } from './follow.ts'
import { demandSensible } from './ladder.ts'
import { createPreview } from './preview.ts'
import { createReview } from './review.ts'
import { clubOf, createPlanStore } from './store/plans.ts'
import { createStandingStore, type NewReward } from './store/standings.ts'

export type { Reward } from './store/standings.ts'

export type VipNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: Pick<Turnover, 'changedDays' | 'validBetween' | 'validOf' | 'validOfAll' | 'demandForBonus'>
  /** What members deposited in all, by their ids, in their own money. */
  readonly depositedBy: (members: readonly string[], on?: Connection) => Promise<Map<string, Amount>>
  /** Who deposited after an instant, in order. */
  readonly creditedAfter: (after: Date) => Promise<readonly { readonly member: string; readonly creditedAt: Date }[]>
  readonly findMember: Members['find']
  readonly findMembers: Members['findMany']
  readonly setRank: Members['setRank']
  readonly accountOf: Wallet['accountOf']
  readonly reckoningOf: ReckoningOf
  /** Tells the member of a reward that waits for them. */
  readonly tellReward: (member: Member, reward: NewReward) => Promise<void>
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}

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
    ...{ club: plans.find, figures: plans.figures, rewards: standings.rewards },
    claim: claimReward({ ...needs, plans, standings }),
    preview: createPreview(needs),
    /** Refuses a plan that makes no sense (`ladder.ts`). */
    demandSensible: (plan: VipPlan): void => demandSensible(clubOf(plan).ranks),
    /** Puts an approved plan in force. Whoever has a rank keeps it until their month is over. */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const plan = vipPlan.parse(proposal.details)
      demandSensible(clubOf(plan).ranks)
      await plans.keep(transaction, proposal.brand, plan)
      return null
    },
  }
}

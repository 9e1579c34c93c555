import { dayOf } from '@sanuk/contracts/calendar-day'
import { type ProposedReferralPlan, proposedReferralPlan, referralPlan } from '@sanuk/contracts/office-referrals'
import { amount, parseAmount } from '@sanuk/money/amount'
import { createClosedPeriods } from '#platform/accruals/closed-periods'
import type { Transaction } from '#platform/database'
import { createDatedRules } from '#platform/dated-rules'
import { Refusal } from '#platform/refusal'
import { createClaim } from './claim.ts'
import { createCloseDays } from './close-days.ts'
import { createLookAtFriends } from './look-at-friends.ts'
import type { ReferralsNeeds } from './needs.ts'
import { CLOSED_DAYS, createDayStore } from './store/days.ts'
import { createFriendStore } from './store/friends.ts'

export type { ReferralsNeeds } from './needs.ts'

export type { FriendRecord } from './store/friends.ts'

export type Referrals = ReturnType<typeof createReferrals>

const DAY_MS = 24 * 60 * 60 * 1000
/** Figures of the office look back so many days, and show so many of the best. */
const FIGURE_DAYS = 30
const BEST = 10

/** Members invite friends: a reward for each who counts, and a share of what friends play. */
export function createReferrals(needs: ReferralsNeeds) {
  const { database, clock, reckoningOf } = needs
  const plans = createDatedRules(database, { table: 'referrals.plan', schema: referralPlan })
  const keeping = {
    plans,
    friends: createFriendStore(database),
    days: createDayStore(database),
    closed: createClosedPeriods(database, CLOSED_DAYS),
  }
  const built = { ...needs, ...keeping }
  const todayOf = async (brand: string): Promise<string> => dayOf(clock(), (await reckoningOf(brand)).timeZone)
  return {
    ...createLookAtFriends(built),
    closeDays: createCloseDays(built),
    claim: createClaim(built),
    ...{ todayOf, invitationOf: needs.invitationOf, doneBy: needs.doneBy },
    planToday: async (brand: string) => plans.on(brand, await todayOf(brand)),
    listPlans: plans.list,
    friendsOf: keeping.friends.list,
    /** How many a member invited and how many count, what they brought, and what waits to be claimed. */
    sumsOf: async (inviter: string) => {
      const [friends, days] = await Promise.all([keeping.friends.sums(inviter), keeping.days.sums(inviter)])
      const { invited, counted } = friends
      return { invited, counted, earned: amount(friends.earned + days.earned), due: amount(friends.due + days.due) }
    },
    figures: async (brand: string) => {
      const since = new Date(clock().getTime() - FIGURE_DAYS * DAY_MS)
      const [friends, best, money] = await Promise.all([
        keeping.friends.states(brand, since),
        keeping.friends.best(brand, since, BEST),
        keeping.days.figures(brand, since),
      ])
      return { friends, best, ...money }
    },
    validatePlan,
    /** Puts an approved plan in force from its day on; who has joined before stays under what was said then. */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const wish = proposedReferralPlan.parse(proposal.details)
      validatePlan(wish)
      const { brand } = proposal
      await plans.add(transaction, { ...wish, brand, today: await todayOf(brand), decidedAt: clock() })
      return null
    },
  }
}

/** A friend who lost all that was asked of them has brought the brand a few per cent of it: more is a gift to rings. */
const REWARD_PERCENT_MAX = 5n

/**
 * Refuses with `reward_too_high` where a reward is more than 5 % of the play that is asked for it: then two accounts of
 * one person would earn by playing with one another.
 */
function validatePlan({ open, reward, leastPlay }: Pick<ProposedReferralPlan, 'open' | 'reward' | 'leastPlay'>): void {
  if (open && parseAmount(reward) * 100n > parseAmount(leastPlay) * REWARD_PERCENT_MAX) {
    throw new Refusal('reward_too_high')
  }
}

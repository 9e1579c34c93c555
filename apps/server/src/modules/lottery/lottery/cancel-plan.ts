import type { Amount } from '@sanuk/money/amount'
import { inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { LotteryNeeds, Player } from './needs.ts'
import { returnStakes } from './returned-stakes.ts'
import type { PlanRecord, PlanStore } from './store/plans.ts'

type Needs = Pick<LotteryNeeds, 'database' | 'announce' | 'balanceOf' | 'protection'> & { readonly plans: PlanStore }

/**
 * Takes back all tickets of a plan whose issues take bets still. A plan that is stopped is answered as it stands. Refuses
 * with `not_found` and, where no ticket can be taken back any more, with `issue_closed`.
 */
export function createCancelPlan({ database, announce, balanceOf, protection, plans }: Needs) {
  const own = async (player: Player, slip: string): Promise<PlanRecord> => {
    const plan = await plans.one(slip)
    if (plan?.member !== player.id) throw new Refusal('not_found')
    return plan
  }
  return async (player: Player, slip: string): Promise<{ plan: PlanRecord; balance: Amount }> => {
    const before = await own(player, slip)
    if (before.stoppedBy === null && !before.cancellable) throw new Refusal('issue_closed')
    await inTransaction(database, async (transaction) => {
      const giveBack = async () => {
        const isStopped = await plans.stopByMember(transaction, slip)
        const taken = await plans.end(transaction, slip)
        // Bets ended in the same moment: the plan goes on as it was.
        if (!isStopped && taken.length === 0) throw new Refusal('issue_closed')
        return taken
      }
      await returnStakes(transaction, { protection, members: [player.id], giveBack })
    })
    await announce(player.id)
    return { plan: await own(player, slip), balance: await balanceOf(player) }
  }
}

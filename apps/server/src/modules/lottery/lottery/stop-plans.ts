import { inTransaction } from '#platform/database'
import type { LotteryNeeds } from './needs.ts'
import { returnStakes } from './returned-stakes.ts'
import type { PlanStore } from './store/plans.ts'

/** Plans that are looked at in one go. */
const AT_ONCE = 200

type Needs = Pick<LotteryNeeds, 'database' | 'log' | 'announce' | 'protection'> & { readonly plans: PlanStore }

/**
 * Takes back what is left of plans that are stopped. That they are was written down with the settlement that stopped
 * them: whoever goes on, after whatever happened, takes each ticket back once. A ticket whose issue is sealed by then stays.
 */
export function createStopPlans({ database, log, announce, protection, plans }: Needs) {
  return async (): Promise<void> => {
    for (const { slip, member } of await plans.toEnd(AT_ONCE)) {
      try {
        await inTransaction(database, (transaction) =>
          returnStakes(transaction, { protection, members: [member], giveBack: () => plans.end(transaction, slip) }),
        )
        await announce(member)
      } catch (error) {
        log.error({ slip, error: String(error) }, 'a plan was not stopped')
      }
    }
  }
}

import { bonusFor, requiredFor } from '@sanuk/contracts/deposit-gift'
import type { Amount } from '@sanuk/money/amount'
import type { Deposited } from '#platform/capabilities/turnover-demand'
import type { Transaction } from '#platform/database'
import type { Keeping } from './keeping.ts'
import type { ActivitiesNeeds } from './needs.ts'
import { isOpenAt } from './open-at.ts'
import { stateAfter } from './participation-states.ts'
import { pay } from './pay.ts'
import type { Participation } from './store/rows.ts'

/**
 * A deposit that came in brings the gift that its member joined for: into the wallet, in the transaction that credits
 * the deposit. Answers what must be played for both together, or `null` where nothing was given.
 */
export function createBringGift(needs: ActivitiesNeeds & Keeping) {
  const { activities, participations, clock } = needs

  const give = async (transaction: Transaction, part: Participation, deposited: Deposited): Promise<Amount | null> => {
    const { rule, play } = part
    const state = stateAfter(part.state, 'bring')
    const activity = await activities.find(part.activity, transaction)
    if (rule.kind !== 'deposit_bonus' || state === null || !activity || !isOpenAt(activity, clock())) return null
    const bonus = bonusFor(deposited.amount, rule, deposited.currency)
    if (bonus === 0n) return null
    if (rule.firstOnly && (await needs.depositedBefore(deposited, transaction))) return null
    if (!(await activities.spend(transaction, part.activity, bonus))) return null
    await participations.change(transaction, part.id, { state, at: clock(), amount: bonus, deposit: deposited.deposit })
    const { member: id, brand, currency } = deposited
    await pay(needs, transaction, { participation: part.id, member: { id, brand, currency }, sum: bonus })
    return requiredFor({ deposit: deposited.amount, bonus }, { base: rule.base, play })
  }

  return async (transaction: Transaction, deposited: Deposited): Promise<Amount | null> => {
    for (const part of await participations.lockAwaiting(transaction, deposited.member)) {
      const required = await give(transaction, part, deposited)
      if (required !== null) return required
    }
    return null
  }
}

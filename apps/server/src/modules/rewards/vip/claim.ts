import { openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import type { Amount } from '@sanuk/money/amount'
import { inTransaction, queryable } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { VipNeeds } from './needs.ts'
import type { createPlanStore } from './store/plans.ts'
import type { createStandingStore } from './store/standings.ts'

type Keeping = VipNeeds & {
  readonly plans: Pick<ReturnType<typeof createPlanStore>, 'find'>
  readonly standings: Pick<ReturnType<typeof createStandingStore>, 'claim'>
}

/** Pays a reward into the wallet, once; it wants to be played as the club says. Refuses with `nothing_to_claim`. */
export function claimReward(needs: Keeping) {
  return async (member: string, id: string): Promise<Amount> => {
    const owner = await needs.findMember(member)
    if (!owner) throw new Refusal('login_required')
    const { brand, currency } = owner
    const percent = (await needs.plans.find(brand))?.plan.rewardPlay ?? 0
    const reward = await inTransaction(needs.database, async (transaction) => {
      const reward = await needs.standings.claim(transaction, member, { id, at: needs.clock() })
      if (!reward) throw new Refusal('nothing_to_claim')
      const on = queryable(transaction)
      const posted = await postOne(on, {
        key: `vip:${id}`,
        debit: await openAccount(on, { brand, currency, kind: 'house', owner: 'vip', guarded: false }),
        credit: await needs.accountOf(owner, transaction),
        amount: reward.amount,
        kind: 'reward',
        reference: id,
      })
      if (posted.outcome !== 'posted') throw new Error(`reward ${id} was not paid`)
      const source = `vip:${id}`
      await needs.turnover.demandForBonus(transaction, {
        brand,
        member,
        currency,
        source,
        amount: reward.amount,
        percent,
      })
      return reward
    })
    await needs.announce(member)
    return reward.amount
  }
}

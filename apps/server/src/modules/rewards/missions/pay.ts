import { openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import type { Member } from '#platform/capabilities/member'
import { queryable, type Transaction } from '#platform/database'
import type { MissionsNeeds } from './needs.ts'
import type { Reward } from './store/rows.ts'

/** Why something is given: `key` names it once in the books, `about` says it in a line. */
export type Payment = {
  readonly key: string
  readonly about: string
  readonly reference: string
  readonly reward: Reward
}

/** What a member's open pages are to be told after the commit. */
export type Told = { readonly member: string; readonly what: 'points' | 'money' }

/** Gives a reward: points, or money that wants to be played as the reward says. */
export function createPay(needs: MissionsNeeds) {
  return async (transaction: Transaction, owner: Member, payment: Payment): Promise<Told> => {
    const { key, about: memo, reference, reward } = payment
    const { id: member, brand, currency } = owner
    if (reward.kind === 'points') {
      await needs.grantPoints(transaction, { member, brand, points: reward.amount, key, reference, memo })
      return { member, what: 'points' }
    }
    const on = queryable(transaction)
    const posted = await postOne(on, {
      key,
      amount: reward.amount,
      kind: 'mission',
      reference,
      memo,
      debit: await openAccount(on, { brand, currency, kind: 'house', owner: 'missions', guarded: false }),
      credit: await needs.accountOf(owner, transaction),
    })
    if (posted.outcome !== 'posted') throw new Error(`${key} was not paid`)
    const given = { brand, member, currency, source: key, amount: reward.amount, percent: reward.play }
    await needs.turnover.demandForBonus(transaction, given)
    return { member, what: 'money' }
  }
}

/** Tells a member's open pages what came. */
export const tell = ({ announce, tellPoints }: MissionsNeeds, { member, what }: Told): Promise<void> =>
  what === 'points' ? tellPoints(member) : announce(member)

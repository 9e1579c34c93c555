import { adjustment } from '@sanuk/contracts/adjustments'
import { openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import { parseAmount } from '@sanuk/money/amount'
import type { FindMember, Member } from '#platform/capabilities/member'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import { queryable, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'

type Needs = {
  readonly findMember: FindMember
  readonly accountOf: AccountOf
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}

/** Money that two operators move by hand. */
export function createAdjustments({ findMember, accountOf, announce }: Needs) {
  const post = async (transaction: Transaction, member: Member, proposal: { id: string; details: unknown }) => {
    const { direction, amount } = adjustment.parse(proposal.details)
    const on = queryable(transaction)
    const { brand, currency } = member
    const house = await openAccount(on, { brand, currency, kind: 'house', owner: 'adjustments', guarded: false })
    const wallet = await accountOf(member, transaction)
    const [debit, credit] = direction === 'give' ? [house, wallet] : [wallet, house]
    return postOne(on, {
      key: `adjustment:${proposal.id}`,
      debit,
      credit,
      amount: parseAmount(amount),
      kind: 'adjustment',
      reference: proposal.id,
    })
  }
  return {
    /** Moves what was decided. Refuses with `proposal_outdated` for a closed account and with `not_enough_money`. */
    carryOut: async (
      transaction: Transaction,
      proposal: { readonly id: string; readonly brand: string; readonly subjectId: string; readonly details: unknown },
    ): Promise<() => Promise<void>> => {
      const member = await findMember(proposal.subjectId)
      if (member?.brand !== proposal.brand || member.closedAt) throw new Refusal('proposal_outdated')
      const posted = await post(transaction, member, proposal)
      if (posted.outcome !== 'posted') throw new Refusal('not_enough_money')
      return () => announce(member.id)
    },
  }
}

import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { payOutClosedAccount, readClosedAccount } from '@sanuk/contracts/office-closed-accounts'
import { maskAccountNumber } from '@sanuk/contracts/thai-banks'
import { writeAmount } from '@sanuk/money/amount'
import type { FindMember } from '#platform/capabilities/member'
import type { BalanceOf } from '#platform/capabilities/wallet-account'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Payees } from '../payees/index.ts'
import type { Withdrawals } from './index.ts'

type Needs = {
  readonly withdrawals: Pick<Withdrawals, 'payOutClosed'>
  readonly payees: Pick<Payees, 'list' | 'nameOf'>
  readonly findMember: FindMember
  readonly balanceOf: BalanceOf
}

/** What staff do with money that a closed account still holds. */
export function closedAccountRoutes(serve: Serve, { withdrawals, payees, findMember, balanceOf }: Needs): void {
  const demand = async (brand: string, id: string) => {
    const member = await findMember(id)
    if (member?.brand !== brand) throw new Refusal('not_found')
    if (member.type === TRIAL_TYPE) throw new Refusal('in_need_true_account')
    return member
  }

  serve(readClosedAccount, async ({ brand, params }) => {
    const member = await demand(brand.id, params.id)
    if (!member.closedAt) throw new Refusal('member_open')
    const [balance, payeeName, accounts] = await Promise.all([
      balanceOf(member),
      payees.nameOf(member.id),
      payees.list(member.id),
    ])
    return {
      currency: member.currency,
      balance: writeAmount(balance),
      payeeName,
      accounts: accounts.map(({ id, bank, holder, numberLength, lastFour, addedAt, usableFrom }) => ({
        id,
        bank,
        holder,
        masked: maskAccountNumber(bank, { length: numberLength, lastFour }),
        addedAt: addedAt.toISOString(),
        usableFrom: usableFrom.toISOString(),
      })),
    }
  })

  serve(payOutClosedAccount, async ({ caller, brand, params, body }) => {
    const member = await demand(brand.id, params.id)
    const { id } = await withdrawals.payOutClosed(body, { member, brand, operator: caller.id })
    return { withdrawal: id }
  })
}

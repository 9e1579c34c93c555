import { openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import type { Amount } from '@sanuk/money/amount'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import { queryable, type Transaction } from '#platform/database'
import type { ActivitiesNeeds } from './needs.ts'

/** Puts what a part in an activity brought into the member's wallet, once. */
export async function pay(
  { accountOf }: Pick<ActivitiesNeeds, 'accountOf'>,
  transaction: Transaction,
  {
    participation,
    member,
    sum,
  }: { readonly participation: string; readonly member: WalletOwner; readonly sum: Amount },
): Promise<void> {
  const on = queryable(transaction)
  const { brand, currency } = member
  const posted = await postOne(on, {
    key: `activity:${participation}`,
    amount: sum,
    kind: 'bonus',
    reference: participation,
    debit: await openAccount(on, { brand, currency, kind: 'house', owner: 'promotions', guarded: false }),
    credit: await accountOf(member, transaction),
  })
  if (posted.outcome !== 'posted') throw new Error(`${participation} was not paid`)
}

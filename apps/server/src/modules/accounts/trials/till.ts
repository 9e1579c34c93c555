import { openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import { parseAmount } from '@sanuk/money/amount'
import type { Member } from '#platform/capabilities/member'
import { queryable, type Transaction } from '#platform/database'

/** What a guest plays with: enough for an evening at the usual stakes. */
const GRANT = parseAmount('10000')

/** Gives a new trial account its play money. */
export async function grantTrialMoney(transaction: Transaction, member: Member, account: string): Promise<void> {
  const { id, brand, currency } = member
  const on = queryable(transaction)
  const posted = await postOne(on, {
    key: `trial:${id}`,
    debit: await openAccount(on, { brand, currency, kind: 'trial', owner: 'trial', guarded: false }),
    credit: account,
    amount: GRANT,
    kind: 'trial',
    reference: id,
  })
  if (posted.outcome !== 'posted') throw new Error(`trial ${id} was not given its money: ${posted.outcome}`)
}

import { postOne } from '@sanuk/ledger/post'
import type { Amount } from '@sanuk/money/amount'
import { queryable, type Transaction } from '#platform/database'
import { houseAccount, pointsOfMember } from './accounts.ts'

/** Points that another room gives, once for its `key`; as the books keep them. */
export type Grant = {
  readonly member: string
  readonly brand: string
  readonly points: Amount
  readonly key: string
  readonly reference: string
  readonly memo: string
}

/** Gives a member points, whole ones. */
export async function grant(transaction: Transaction, given: Grant): Promise<void> {
  const { member, brand, points, ...named } = given
  const posted = await postOne(queryable(transaction), {
    ...{ ...named, amount: points, kind: 'points' },
    debit: await houseAccount(transaction, brand, 'PTS'),
    credit: await pointsOfMember(transaction, { id: member, brand }),
  })
  if (posted.outcome !== 'posted') throw new Error(`points for ${given.key} were not given`)
}

import { postOne } from '@sanuk/ledger/post'
import type { PointsGrant } from '#platform/capabilities/points-grant'
import { queryable, type Transaction } from '#platform/database'
import { houseAccount, pointsOfMember } from './accounts.ts'

/** Gives a member points, whole ones. */
export async function grant(transaction: Transaction, given: PointsGrant): Promise<void> {
  const { member, brand, points, ...named } = given
  const posted = await postOne(queryable(transaction), {
    ...named,
    amount: points,
    kind: 'points',
    debit: await houseAccount(transaction, brand, 'PTS'),
    credit: await pointsOfMember(transaction, { id: member, brand }),
  })
  if (posted.outcome !== 'posted') throw new Error(`points for ${given.key} were not given`)
}

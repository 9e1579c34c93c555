import type { Amount } from '@sanuk/money/amount'
import type { Transaction } from '../database.ts'

/** Points for a member, given once for their `key`; as the books keep them. */
export type PointsGrant = {
  readonly member: string
  readonly brand: string
  readonly points: Amount
  readonly key: string
  readonly reference: string
  readonly memo: string
}

/** Gives a member points, whole ones. */
export type GrantPoints = (transaction: Transaction, grant: PointsGrant) => Promise<void>

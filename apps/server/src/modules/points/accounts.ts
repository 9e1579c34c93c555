import { openAccount, readBalance } from '@sanuk/ledger/accounts'
import type { Amount } from '@sanuk/money/amount'
import { ZERO } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { type Connection, queryable } from '#platform/database'

export type PointOwner = { readonly id: string; readonly brand: string }

/** A member's points. Guarded as money is: nobody spends what they do not have. */
export const pointsOfMember = (on: Connection, { id, brand }: PointOwner): Promise<string> =>
  openAccount(queryable(on), { brand, kind: 'points', owner: id, currency: 'PTS', guarded: true })

/** Where points come from and go to, and the money that is given for them. */
export const houseAccount = (on: Connection, brand: string, currency: CurrencyCode): Promise<string> =>
  openAccount(queryable(on), { brand, kind: 'house', owner: 'points', currency, guarded: false })

export const balanceOf = async (on: Connection, owner: PointOwner): Promise<Amount> =>
  (await readBalance(queryable(on), await pointsOfMember(on, owner))) ?? ZERO

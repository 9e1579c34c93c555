import { openAccount, openAccounts, readBalance } from '@sanuk/ledger/accounts'
import type { Amount } from '@sanuk/money/amount'
import { ZERO } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { type Connection, queryable } from '#platform/database'

export type PointOwner = { readonly id: string; readonly brand: string }

/** A member's points. Guarded as money is: nobody spends what they do not have. */
const nameOf = ({ id, brand }: PointOwner) =>
  ({ brand, kind: 'points', owner: id, currency: 'PTS', guarded: true }) as const

export const pointsOfMember = (on: Connection, owner: PointOwner): Promise<string> =>
  openAccount(queryable(on), nameOf(owner))

/** The same of many, by their ids. */
export async function pointsOfMembers(on: Connection, owners: readonly PointOwner[]): Promise<Map<string, string>> {
  const once = [...new Map(owners.map((owner) => [owner.id, owner])).values()]
  const accounts = await openAccounts(queryable(on), once.map(nameOf))
  return new Map(once.map(({ id }, at) => [id, accounts[at] ?? '']))
}

/** Where points come from and go to, and the money that is given for them. */
export const houseAccount = (on: Connection, brand: string, currency: CurrencyCode): Promise<string> =>
  openAccount(queryable(on), { brand, kind: 'house', owner: 'points', currency, guarded: false })

export const balanceOf = async (on: Connection, owner: PointOwner): Promise<Amount> =>
  (await readBalance(queryable(on), await pointsOfMember(on, owner))) ?? ZERO

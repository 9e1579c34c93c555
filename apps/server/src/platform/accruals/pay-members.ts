import { type AccountName, openAccounts } from '@sanuk/ledger/accounts'
import type { TransferKind } from '@sanuk/ledger/kinds'
import { post } from '@sanuk/ledger/post'
import type { Amount } from '@sanuk/money/amount'
import type { DemandForBonus } from '#platform/capabilities/turnover-demand'
import type { AccountOf, WalletOwner } from '#platform/capabilities/wallet-account'
import { type Database, inTransaction, queryable, type Transaction } from '#platform/database'

export type Paying = {
  readonly database: Database
  readonly accountOf: AccountOf
  readonly turnover: { readonly demandForBonus: DemandForBonus }
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}

/** The open account of the house that pays, and what for. */
export type PaidFrom = { readonly owner: string; readonly kind: TransferKind }

/** `key` names the payment once in the books; `reference` is the UUID of the room's own row about it. */
export type Payment = {
  readonly key: string
  readonly reference: string
  readonly member: WalletOwner
  readonly due: Amount
  /** How often the amount must be played before it can be withdrawn, in per cent. */
  readonly play: number
  readonly memo?: string
}

/**
 * Pays members from an account of the house. `take` locks what is due, marks it as paid, writes the room's own rows and
 * answers the payments; they are posted in the same transaction, with the turnover that they must be played. After the
 * commit each member is told once. `take` may run again after a lost deadlock; where it throws, nothing is paid or
 * marked. Throws where a key was paid before.
 */
export function createPayMembers({ database, accountOf, turnover, announce }: Paying, from: PaidFrom) {
  const payAll = async (transaction: Transaction, payments: readonly Payment[]): Promise<void> => {
    const on = queryable(transaction)
    const houseOf = await openHouses(transaction, from.owner, payments)
    const transfers = []
    for (const { key, reference, member, due, memo } of payments) {
      transfers.push({
        key,
        reference,
        amount: due,
        kind: from.kind,
        ...(memo === undefined ? {} : { memo }),
        debit: houseOf(member),
        credit: await accountOf(member, transaction),
      })
    }
    const posted = await post(on, transfers)
    for (const [at, { key, member, due, play }] of payments.entries()) {
      const result = posted[at]
      if (result?.outcome !== 'posted') throw new Error(`${key} was not paid: ${result?.outcome ?? 'no outcome'}`)
      if (result.replayed) throw new Error(`${key} was paid before`)
      const { id, brand, currency } = member
      const bonus = { brand, member: id, currency, source: key, amount: due, percent: play }
      await turnover.demandForBonus(transaction, bonus)
    }
  }

  return async <Paid extends Payment>(take: (transaction: Transaction) => Promise<readonly Paid[]>) => {
    const paid = await inTransaction(database, async (transaction) => {
      const payments = await take(transaction)
      if (payments.length > 0) await payAll(transaction, payments)
      return payments
    })
    await Promise.all([...new Set(paid.map(({ member }) => member.id))].map(announce))
    return paid
  }
}

/** Opens the account of the house for each brand and currency that are paid; answers which one pays a member. */
async function openHouses(transaction: Transaction, owner: string, payments: readonly Payment[]) {
  const nameOf = ({ brand, currency }: WalletOwner): string => `${brand} ${currency}`
  const payees = new Map(payments.map(({ member }) => [nameOf(member), member]))
  const names = Array.from(payees.values(), ({ brand, currency }): AccountName => {
    return { brand, currency, kind: 'house', owner, guarded: false }
  })
  const ids = await openAccounts(queryable(transaction), names)
  const byName = new Map([...payees.keys()].map((name, at) => [name, ids[at]]))
  return (member: WalletOwner): string => {
    const id = byName.get(nameOf(member))
    if (id === undefined) throw new Error(`house ${owner} has no account for ${nameOf(member)}`)
    return id
  }
}

import { openAccount, readBalance } from '@sanuk/ledger/accounts'
import { type Amount, ZERO } from '@sanuk/money/amount'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import type { Connection, Database } from '#platform/database'
import { queryable } from '#platform/database'
import { createWalletStore } from './store.ts'

/** Accounts that are remembered: they never change. */
const REMEMBERED_MAX = 200_000

export type Wallet = ReturnType<typeof createWallet>

/** Members' main wallets. It opens and reads accounts; money moves only in the rooms that are tills. */
export function createWallet(needs: { readonly database: Database }) {
  const store = createWalletStore(needs.database)
  const accounts = new Map<string, string>()

  const remember = (name: string, account: string): void => {
    if (accounts.size >= REMEMBERED_MAX) accounts.clear()
    accounts.set(name, account)
  }

  /** The member's account in the books, opened with the first need of it. */
  const accountOf = async (owner: WalletOwner, on: Connection = needs.database): Promise<string> => {
    const name = `${owner.id} ${owner.currency}`
    const known = accounts.get(name)
    if (known) return known
    const account = await openAccount(queryable(on), {
      brand: owner.brand,
      kind: 'member',
      owner: owner.id,
      currency: owner.currency,
      guarded: true,
    })
    // Remembered only outside a transaction: one that rolls back takes the new account with it.
    if (on === needs.database) remember(name, account)
    return account
  }

  return {
    accountOf,
    /** The same for many, so that they are known from now on. */
    accountsOf: async (owners: readonly WalletOwner[]): Promise<void> => {
      const unknown = owners.filter(({ id, currency }) => !accounts.has(`${id} ${currency}`))
      if (unknown.length === 0) return
      for (const { owner, currency, account } of await store.accountsOf(unknown))
        remember(`${owner} ${currency}`, account)
      // Whoever has none yet is given one.
      await Promise.all(unknown.map((owner) => accountOf(owner)))
    },
    balanceOf: async (owner: WalletOwner): Promise<Amount> =>
      (await readBalance(queryable(needs.database), await accountOf(owner))) ?? ZERO,
    balancesOf: store.balancesOf,
    /** The standings of wallets by their members' ids; one that was never needed holds nothing. */
    standingsOf: store.standingsOf,
  }
}

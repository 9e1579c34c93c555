import { openAccount, readBalance } from '@sanuk/ledger/accounts'
import { type Gift, type Given, giftsAfter, giftsWithin } from '@sanuk/ledger/gifts'
import { type Amount, ZERO } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import type { Connection, Database } from '#platform/database'
import { queryable } from '#platform/database'
import { ENTRY_NUMBERS } from './entry-numbers.ts'
import { createWalletStore } from './store.ts'

/** Accounts that are remembered: they never change. */
const REMEMBERED_MAX = 200_000

/** How many gifts are told at once: whoever follows asks again. */
const FOLLOWED_MAX = 1_000

/** Whose gifts, in which money, between two instants, the second one excluded. */
type GivenWithin = {
  readonly brand: string
  readonly members: readonly string[]
  readonly currency: CurrencyCode
  readonly from: Date
  readonly until: Date
}

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
    entryNumbers: ENTRY_NUMBERS,
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
    /** Who was given something by the house after an instant, in order; whoever is in the same millisecond comes along. */
    givenAfter: (after: Date): Promise<Given[]> => giftsAfter(queryable(needs.database), after, FOLLOWED_MAX),
    /** What members were given, by kind. */
    givenWithin: (on: Connection, within: GivenWithin): Promise<Gift[]> => giftsWithin(queryable(on), within),
  }
}

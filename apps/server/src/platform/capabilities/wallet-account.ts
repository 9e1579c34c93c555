import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Connection } from '../database.ts'

/** Whose wallet: its member, brand and currency name the account in the books. */
export type WalletOwner = { readonly id: string; readonly brand: string; readonly currency: CurrencyCode }

/** Id of the member's account in the books, which is opened when it is first needed. */
export type AccountOf = (owner: WalletOwner, on?: Connection) => Promise<string>

/** Looks up the accounts of many owners at once, so that `AccountOf` answers for them without the database. */
export type RememberAccounts = (owners: readonly WalletOwner[]) => Promise<void>

/** What a wallet holds. */
export type BalanceOf = (owner: WalletOwner) => Promise<Amount>

/** What wallets hold, by their members' ids. */
export type BalancesOf = (members: readonly string[]) => Promise<ReadonlyMap<string, Amount>>

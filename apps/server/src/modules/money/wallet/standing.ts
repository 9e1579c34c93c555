import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'

/** Whose wallet: its member, brand and currency name the account in the books. */
export type WalletOwner = { readonly id: string; readonly brand: string; readonly currency: CurrencyCode }

/** What a wallet holds, and how often it has changed so far. */
export type Standing = { readonly balance: Amount; readonly changes: number }

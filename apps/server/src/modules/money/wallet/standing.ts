import type { Amount } from '@sanuk/money/amount'

/** What a wallet holds, and how often it has changed so far. */
export type Standing = { readonly balance: Amount; readonly changes: number }

import type { Amount } from '@sanuk/money/amount'
import type { TransferKind } from './kinds.ts'

/**
 * Money that shall move from the debit to the credit account. `key` makes it happen at most once; the same key with
 * other content is refused. `reference` (a UUID) is what the movement belongs to: a round, a deposit. `memo` is kept
 * beside the money and is content too. The amount may be zero: then only the fact is written down.
 */
export type Transfer = {
  readonly key: string
  readonly debit: string
  readonly credit: string
  readonly amount: Amount
  readonly kind: TransferKind
  readonly reference: string
  readonly memo?: string
}

/** Balances are those of guarded accounts right after the transfer; an open account has none. */
export type Posted = {
  readonly outcome: 'posted'
  readonly replayed: boolean
  readonly transfer: string
  readonly debitBalance: Amount | null
  readonly creditBalance: Amount | null
  readonly at: Date
}

export type PostResult =
  | Posted
  | { readonly outcome: 'insufficient'; readonly replayed: boolean; readonly debitBalance: Amount; readonly at: Date }
  | { readonly outcome: 'different_content' }
  | { readonly outcome: 'unknown_account' }

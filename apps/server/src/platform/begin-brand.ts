import type { Language } from '@sanuk/contracts/wire'
import type { RealCurrency } from '@sanuk/money/currency'
import type { Transaction } from './database.ts'

/** A brand that is being made, and the one it is a copy of, if it is. */
export type BegunBrand = {
  readonly id: string
  readonly currency: RealCurrency
  /** The first one is its own. */
  readonly languages: readonly Language[]
  readonly copyOf: { readonly id: string; readonly currency: string } | null
}

/** What a room writes down for a brand that is being made: copied from another brand, or its defaults. */
export type BeginBrand = (transaction: Transaction, brand: BegunBrand) => Promise<void>

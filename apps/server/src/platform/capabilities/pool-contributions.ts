import type { CurrencyCode } from '@sanuk/money/currency'
import type { Transaction } from '../database.ts'

/** What was staked on a game on a business day, as play is counted. */
export type Staked = {
  readonly brand: string
  readonly vendor: string
  readonly game: string
  readonly currency: CurrencyCode
  readonly day: string
  readonly stake: bigint
}

/** Counts what stakes put into the progressive pools of their games. */
export type FeedPools = (transaction: Transaction, staked: readonly Staked[]) => Promise<void>

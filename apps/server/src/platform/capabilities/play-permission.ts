import type { Amount } from '@sanuk/money/amount'
import type { Transaction } from '../database.ts'

/** Refuses with `play_paused` a member who stays away: for all that is play, and for what a brand gives for it. */
export type DemandMayPlay = (member: string) => Promise<void>

/** The same before a bet; refuses besides with `betting_frozen` whom an agent keeps from it. */
export type DemandMayBet = DemandMayPlay

/** The same before a game is opened; refuses besides with `own_limit_reached` who played as long as they wanted. */
export type DemandMayOpen = (owner: { readonly id: string; readonly brand: string }) => Promise<void>

/** Whose deposit it is, how much, and by which clock the member's days are cut. */
type LimitedDeposit = {
  readonly owner: { readonly id: string; readonly brand: string; readonly timeZone: string }
  readonly sum: Amount
}

/** Refuses a deposit that would pass the member's own limit. `paidSince` tells what was paid or is waited for. */
export type DemandMayDeposit = (
  transaction: Transaction,
  deposit: LimitedDeposit,
  paidSince: (from: Date) => Promise<Amount>,
) => Promise<void>

import type { Amount } from '@sanuk/money/amount'

/** What a member paid in, or may still pay in for what they requested, since an instant. */
export type PaidSince = (member: string, since: Date) => Promise<Amount>

/** What each member of a brand deposited since an instant, and how often; by member id. */
export type DepositedSince = (
  brand: string,
  since: Date,
) => Promise<ReadonlyMap<string, { readonly sum: Amount; readonly number: number }>>

/** Deposits since an instant of no less than `least`; `firstOnly` leaves out all but each member's first one. */
export type DepositsAsked = { readonly since: Date; readonly least: Amount; readonly firstOnly: boolean }

/** By how many members, and how many deposits of each size. */
export type DepositSizes = {
  readonly members: number
  readonly sizes: readonly { readonly amount: Amount; readonly count: number }[]
}

/** What a brand was credited. */
export type DepositSizesOf = (brand: string, asked: DepositsAsked) => Promise<DepositSizes>

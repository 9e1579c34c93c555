import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Connection, Transaction } from '../database.ts'

type MemberMoney = {
  readonly brand: string
  readonly member: string
  readonly currency: CurrencyCode
  readonly amount: Amount
}

/** Money that came in and wants to be played. */
export type Deposited = MemberMoney & { readonly deposit: string; readonly balanceBefore: Amount }

/** Money that was given, and how often it wants to be played, in per cent. `source` names it, once at a brand. */
export type BonusGiven = MemberMoney & { readonly source: string; readonly percent: number }

/** Demands that what was given is played. */
export type DemandForBonus = (transaction: Transaction, given: BonusGiven) => Promise<void>

/**
 * Demands that a deposit is played, as far as the rules say, or as much as `withGift` says of the deposit and what it
 * brought; once for each. Who had lost everything owes no more.
 */
export type DemandForDeposit = (
  transaction: Transaction,
  deposited: Deposited,
  withGift?: Amount | null,
) => Promise<void>

/** Play that is owed before money may leave. */
export type Owed = {
  readonly source: string
  readonly reason: 'deposit' | 'bonus'
  readonly required: Amount
  readonly done: Amount
  readonly since: Date
}

/** What a member owes, the oldest first. */
export type OwedTurnover = (member: string, on?: Connection) => Promise<readonly Owed[]>

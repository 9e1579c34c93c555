import type { DIFFERENCE_KINDS } from '@sanuk/contracts/office-reconciliation'
import type { Amount } from '@sanuk/money/amount'
import type { StatementCall } from './statement-line.ts'

export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** How one side has a transaction. `round` is our id of the round, made of the vendor's name of it. */
export type Side = {
  readonly round: string
  readonly amount: Amount
  readonly currency: string
  readonly at: Date
}

/** Our side; what was refused has moved nothing. */
export type OurSide = Side & { readonly refused: boolean }

/** A business day by its instants, the second one excluded. */
export type Day = { readonly from: Date; readonly until: Date }

/** So far from midnight, two clocks may have a transaction on two days. */
export const BORDER_MS = 5 * 60 * 1000

/**
 * What differs between a line of the vendor's statement and what we have under its name, `null` where nothing does. Of
 * several differences the gravest counts. Found on the other side of a midnight that is near, it is on the other day;
 * further away it is missing on this one.
 */
export function differenceOf(
  { call, theirs, ours }: { call: StatementCall; theirs: Side | null; ours: OurSide | null },
  day: Day,
): DifferenceKind | null {
  if (!theirs) return ours && !ours.refused ? 'missing_at_vendor' : null
  if (!ours) return isSettledLoss(call, theirs) ? null : 'missing_at_us'
  if (ours.refused) return isNothingUndone(call, theirs) ? null : 'refused_by_us'
  if (ours.currency !== theirs.currency) return 'other_currency'
  if (ours.amount !== theirs.amount) return 'other_amount'
  if (ours.round !== theirs.round) return 'other_round'
  if (isWithin(ours.at, day)) return null
  return isNear(ours.at, day) ? 'other_day' : 'missing_at_us'
}

/** Of a stake that never came there is nothing to undo: neither side moved anything. */
const isNothingUndone = (call: StatementCall, { amount }: Side): boolean => call === 'rollback' && amount === 0n

/** A round that lost is settled without a posting. */
const isSettledLoss = (call: StatementCall, { amount }: Side): boolean => call === 'settle' && amount === 0n

const isWithin = (at: Date, { from, until }: Day): boolean => at >= from && at < until

/** Whether an instant is on the day or at most five minutes away from it. */
export const isNear = (at: Date, { from, until }: Day): boolean =>
  at.getTime() >= from.getTime() - BORDER_MS && at.getTime() < until.getTime() + BORDER_MS

/** Whether an instant is so close to either midnight of a day that the other side may have it beyond. */
export const isAtBorder = (at: Date, { from, until }: Day): boolean =>
  Math.abs(at.getTime() - from.getTime()) <= BORDER_MS || Math.abs(until.getTime() - at.getTime()) <= BORDER_MS

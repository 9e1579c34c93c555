import type { ProposalKind } from '@sanuk/contracts/approvals'
import type { Transaction } from './database.ts'

/** A proposal as whoever carries it out sees it. */
export type ApprovedProposal = {
  readonly id: string
  readonly brand: string
  readonly subjectId: string
  readonly details: Readonly<Record<string, unknown>>
  /** Id of the operator. */
  readonly proposedBy: string
}

/**
 * Does what was proposed, in the transaction that approves it, and answers what is to be done once it is committed.
 * Refuses with `proposal_outdated`, before it changes anything, where what it is about has changed since.
 */
export type CarryOut = (transaction: Transaction, proposal: ApprovedProposal) => Promise<AfterCommit>

export type AfterCommit = (() => Promise<void>) | SecondHalf | null

/** Half of a password that two people hand over; whoever approves is shown it. */
export type SecondHalf = { readonly secondHalf: string }

export type CarryOutByKind = Readonly<Record<ProposalKind, CarryOut>>

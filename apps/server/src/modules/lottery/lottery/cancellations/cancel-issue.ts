import type { Transaction } from '#platform/database'
import type { ApprovedProposal } from '#platform/proposals'
import { Refusal } from '#platform/refusal'
import type { CancellationStore } from '../store/cancellations.ts'

/**
 * Cancels an issue on which two operators agreed: it takes no more bets and is never drawn or settled, and its stakes are
 * given back one after the other from now on. Refuses with `proposal_outdated` where it is being settled already.
 */
export function createCancelIssue({ cancellations }: { readonly cancellations: CancellationStore }) {
  return async (transaction: Transaction, { id, subjectId, proposedBy }: ApprovedProposal): Promise<null> => {
    const done = await cancellations.add(transaction, { id, issue: BigInt(subjectId), proposedBy })
    if (!done) throw new Refusal('proposal_outdated')
    return null
  }
}

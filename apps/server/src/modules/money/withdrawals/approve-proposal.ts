import * as z from 'zod/mini'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Tools } from './change.ts'
import type { createDecide, DecideNeeds } from './decide.ts'

const details = z.object({ payBy: z.enum(['bank', 'hand']) })

/** Approves what two operators agreed on, in the transaction of the second one's decision. */
export function createApproveProposal(
  { store, announce }: Pick<Tools, 'store' | 'announce'>,
  decide: Pick<ReturnType<typeof createDecide>, 'approveIn'> & { readonly send: DecideNeeds['send'] },
) {
  return async (
    transaction: Transaction,
    proposal: { readonly brand: string; readonly subjectId: string; readonly details: unknown },
  ): Promise<() => Promise<void>> => {
    const waiting = await store.lock(transaction, proposal.subjectId)
    if (waiting?.brand !== proposal.brand || waiting.state !== 'waiting') throw new Refusal('proposal_outdated')
    const { payBy } = details.parse(proposal.details)
    const { record, order } = await decide.approveIn(transaction, waiting, { payBy, operator: null })
    return async () => {
      if (order) decide.send(order)
      await announce(record, null)
    }
  }
}

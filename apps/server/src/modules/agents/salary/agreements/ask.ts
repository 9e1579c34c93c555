import { takeAdvisoryLock } from '#platform/advisory-lock'
import { inTransaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { RequestRecord } from '../store/requests.ts'
import { demandRequest, tellOther, termsOf } from './demand-request.ts'
import type { AgreementParts, Asked } from './needs.ts'

/** A request that nobody answers expires after three days. */
const EXPIRES_MS = 72 * 60 * 60 * 1000

/**
 * Asks the other agent; the same request again answers the first one. Refuses with `request_waiting` where another one about
 * the same contract waits, and as a preview of the terms does.
 */
export function createAsk(parts: AgreementParts) {
  const { clock, consequencesOf, database, requests } = parts
  const add = (asked: Asked, id: string): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await takeAdvisoryLock(transaction, `agents: ${asked.brand}`)
      const terms = await termsOf(parts, asked)
      const { standing } = await consequencesOf(terms, transaction)
      const at = clock()
      const added = await requests.add(transaction, {
        id,
        brand: asked.brand,
        scheme: asked.scheme,
        agent: terms.parties.agent.id,
        upline: terms.parties.upline.id,
        askedBy: asked.caller,
        tiers: [...terms.tiers],
        former: standing.tiers,
        askedAt: at,
        expiresAt: new Date(at.getTime() + EXPIRES_MS),
      })
      if (!added) throw new Refusal('request_waiting')
    })
  return async ({ requestId, ...asked }: Asked & { readonly requestId: string }): Promise<RequestRecord> => {
    const known = await requests.find(requestId)
    if (!known) await add(asked, requestId)
    const request = await demandRequest(parts, asked, requestId)
    if (!known) await tellOther(parts, request, { caller: asked.caller, key: 'agreement_asked' })
    return request
  }
}

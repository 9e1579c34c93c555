import { acrossBranches } from '#platform/brand-scope'
import type { Place } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import { createRequestStore } from '../store/requests.ts'
import { createAnswer, type RequestAnswer } from './answer.ts'
import { createAsk } from './ask.ts'
import { demandRequest, termsOf, termsOfRequest } from './demand-request.ts'
import type { AgreementNeeds, Asked, Caller } from './needs.ts'
import { createConsequencesOf } from './terms.ts'
import { createWhatIf } from './what-if.ts'

export type Agreements = ReturnType<typeof createAgreements>

/**
 * Agents agree on contracts: one asks the other, who stands right above or right below, and the other one accepts. What is
 * agreed holds from the next period on; contracts below that would pay more end on the same day. All of it looks across
 * branches, and each function answers about the caller's own contracts only.
 */
export function createAgreements(needs: AgreementNeeds) {
  const requests = createRequestStore(needs.database)
  const consequencesOf = createConsequencesOf(needs)
  const parts = { ...needs, requests, consequencesOf }
  const whatIf = createWhatIf(needs)
  const [ask, answer] = [createAsk(parts), createAnswer(parts)]
  return {
    waiting: (of: Caller) => acrossBranches(() => requests.waiting(of)),
    list: (of: Caller, from: Place | null) => acrossBranches(() => requests.list(of, from)),
    /** A job that ends requests which nobody answered in time. */
    expire: (): Promise<void> => requests.expire(needs.clock()),
    /** What terms would have changed, and whether the caller is the one above. Refuses as asking for them would. */
    preview: (asked: Asked) =>
      acrossBranches(async () => {
        const terms = await termsOf(parts, asked)
        const found = await whatIf(terms, await consequencesOf(terms))
        return { ...found, isUpline: terms.parties.upline.id === asked.caller }
      }),
    ask: (asked: Asked & { readonly requestId: string }) => acrossBranches(() => ask(asked)),
    /** A request, and, while it can be accepted, what it would have changed. Refuses with `not_found`. */
    read: (of: Caller, id: string) =>
      acrossBranches(async () => {
        const request = await demandRequest(parts, of, id)
        if (request.state !== 'waiting') return { request, whatIf: null }
        try {
          const terms = await termsOfRequest(parts, request)
          return { request, whatIf: await whatIf(terms, await consequencesOf(terms)) }
        } catch (fault) {
          if (fault instanceof Refusal) return { request, whatIf: null }
          throw fault
        }
      }),
    answer: (of: Caller, id: string, given: RequestAnswer) => acrossBranches(() => answer(of, id, given)),
  }
}

import { AGENT_SIGNALS } from '@sanuk/contracts/office-agent-signals'
import { Refusal } from '#platform/refusal'
import { createFind } from './find.ts'
import { type Finding, hasGrown, type OfKind } from './finding.ts'
import type { SignalsNeeds } from './needs.ts'
import { createPlayStore } from './store/plays.ts'
import { createReviewStore, type Review } from './store/reviews.ts'

export type { Finding, Review }

export type Signals = ReturnType<typeof createSignals>

/** A finding, and what an operator said of it. `isReviewed` does not hold any more once it has grown by half. */
export type Signal = Finding & { readonly review: Review | null; readonly isReviewed: boolean }

type Looked = OfKind & { readonly brand: string; readonly operator: string }

/** What suggests that agents play for their own pay: found on demand, looked at by operators. */
export function createSignals(needs: SignalsNeeds) {
  const { clock } = needs
  const finding = createFind({ ...needs, plays: createPlayStore(needs.database) })
  const reviews = createReviewStore(needs.database)

  const list = async (brand: string, kinds: readonly OfKind['kind'][] = AGENT_SIGNALS): Promise<Signal[]> => {
    const found = await finding.find(brand, kinds)
    const said = await reviews.ofAgents(brand, [...new Set(found.map(({ agent }) => agent))])
    const byName = new Map(said.map((review) => [`${review.kind} ${review.agent}`, review]))
    return found.map((one) => {
      const review = byName.get(`${one.evidence.kind} ${one.agent}`) ?? null
      return { ...one, review, isReviewed: review !== null && !hasGrown(one.measure, review.measure) }
    })
  }
  return {
    list,
    /** The days of play that are looked at, and from where on. */
    spanOf: finding.spanOf,
    /** Keeps what an operator says of a signal. Refuses with `changed_meanwhile` one that is not there any more. */
    review: async ({ brand, agent, kind, operator }: Looked, note: string): Promise<void> => {
      const found = (await finding.find(brand, [kind])).find((one) => one.agent === agent)
      if (!found) throw new Refusal('changed_meanwhile')
      await reviews.add({ brand, agent, kind, operator, note, measure: found.measure, at: clock() })
    },
    /** Opens a signal again. Refuses with `changed_meanwhile` where nobody reviewed it. */
    undo: async ({ operator, ...of }: Looked): Promise<void> => {
      if (!(await reviews.undo(of, { operator, at: clock() }))) throw new Refusal('changed_meanwhile')
    },
  }
}

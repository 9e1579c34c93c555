import type { ClosedAgent } from '#platform/capabilities/agent-closing'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { liftedLetter } from './freeze.ts'
import type { FreezesNeeds } from './needs.ts'
import type { FreezeRecord, FreezeStore } from './store.ts'

type Needs = Pick<FreezesNeeds, 'tell'> & { readonly store: FreezeStore; readonly clock: Clock }

/**
 * What becomes of freezes whose agent is closed. Where somebody stands above, they hold, and that agent may lift them.
 * Where nobody does they end, but those that an operator extended.
 */
export function createFreezesOfClosed({ store, clock, tell }: Needs) {
  const endingOf = (held: readonly FreezeRecord[], parent: string | null): FreezeRecord[] =>
    parent === null ? held.filter(({ extendedBy }) => extendedBy === null) : []
  return {
    preview: async (agent: string, parent: string | null): Promise<{ kept: number; lifted: number }> => {
      const held = await store.ofAgent(agent, clock())
      const lifted = endingOf(held, parent).length
      return { kept: held.length - lifted, lifted }
    },
    /** Answers what tells the members; to be called after the commit. */
    end: async (
      transaction: Transaction,
      { agent, parent, operator, reason, at }: ClosedAgent,
    ): Promise<() => Promise<void>> => {
      const ending = endingOf(await store.ofAgent(agent, at, transaction), parent)
      const lifted = { operator, reason, at }
      await store.liftAll(
        transaction,
        ending.map(({ id }) => id),
        lifted,
      )
      return async () => {
        for (const freeze of ending) await tell(freeze.member, liftedLetter(freeze))
      }
    },
  }
}

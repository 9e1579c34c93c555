import { type AgentDefaults, proposedAgentDefaults } from '@sanuk/contracts/office-agent-defaults'
import type { Transaction } from '#platform/database'
import { mostOf } from '../rules.ts'
import { writtenTiers } from '../validate-tiers.ts'
import type { StartingParts } from './needs.ts'
import { termFault, within } from './term-fault.ts'

type Parts = Pick<StartingParts, 'clock' | 'defaults' | 'rules' | 'todayOf'>

type Proposed = AgentDefaults & { readonly effectiveFrom: string }

/** Default contracts of a brand by agent type, as operators decide about them. */
export function createDefaults({ clock, defaults, rules, todayOf }: Parts) {
  return {
    list: defaults.list,
    todayOf,
    /**
     * What a proposal of these defaults would say. Refuses what the rules of their first day do not allow, beside the
     * field (`types.0.terms.1.tiers.0.rate`), with `function_off`, `salary_rate_above_most` and `tiers_out_of_order`.
     */
    prepare: async (brand: string, { effectiveFrom, types }: Proposed): Promise<Proposed> => {
      const decided = await rules.on(brand, effectiveFrom)
      for (const [at, { terms }] of types.entries()) {
        for (const [place, term] of terms.entries()) {
          const fault = termFault(term, { most: mostOf(decided, term.scheme), above: null, below: [] })
          if (fault) throw within(`types.${at}.terms.${place}`, fault)
        }
      }
      return {
        effectiveFrom,
        types: types.map(({ type, terms }) => ({
          type,
          terms: terms.map(({ scheme, tiers }) => ({ scheme, tiers: writtenTiers(scheme, tiers) })),
        })),
      }
    },
    /** Puts approved defaults in force from their day on. */
    carryOut: async (
      transaction: Transaction,
      { brand, details }: { readonly brand: string; readonly details: unknown },
    ): Promise<null> => {
      const proposed = proposedAgentDefaults.parse(details)
      await defaults.add(transaction, { ...proposed, brand, today: await todayOf(brand), decidedAt: clock() })
      return null
    },
  }
}

import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import type { Connection } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { ContractStanding } from '../change-contract.ts'
import { endedContracts } from '../endings.ts'
import type { ContractStore, OfAgent } from '../store/contracts.ts'
import { asTier, validateTiers } from '../validate-tiers.ts'
import type { Parties } from './parties.ts'

/** Other tiers between two agents; none to end the contract. */
export type Terms = {
  readonly brand: string
  readonly scheme: AgentScheme
  readonly parties: Parties
  readonly tiers: readonly AgentTier[]
}

/** A contract that ends because the one above is lowered. */
export type Ended = { readonly agent: string; readonly tiers: AgentTier[] }

/** What terms would mean if they were agreed now: what holds before them, and which contracts below would end. */
export type Consequences = { readonly standing: ContractStanding; readonly ends: readonly Ended[] }

type Needs = {
  readonly contracts: Pick<ContractStore, 'below'>
  readonly standingOf: (of: OfAgent, on?: Connection) => Promise<ContractStanding>
}

export type ConsequencesOf = (terms: Terms, on?: Connection) => Promise<Consequences>

/**
 * Finds out what terms would mean. Refuses with `contract_missing_above` tiers of somebody whose upline has no contract in
 * the next period, and else as `validateTiers` does; contracts below may be lower than they, for they end.
 */
export function createConsequencesOf({ contracts, standingOf }: Needs): ConsequencesOf {
  return async ({ brand, scheme, parties, tiers }, on) => {
    const of = { brand, scheme, agent: parties.agent.id }
    const standing = await standingOf(of, on)
    const { above, next: day } = standing
    if (tiers.length > 0 && above?.id !== parties.upline.id) throw new Refusal('contract_missing_above')
    validateTiers(tiers, { ...standing, below: [] })
    const below = await contracts.below({ ...of, day }, on)
    const upper = tiers.length > 0 ? tiers : (above?.tiers ?? null)
    const held = below.map(({ tiers: own, ...place }) => ({ ...place, tiers: own.map(asTier) }))
    const ended = new Set(endedContracts(of.agent, upper?.map(asTier) ?? null, held).map(({ agent }) => agent))
    return {
      standing,
      ends: below.filter(({ agent }) => ended.has(agent)).map(({ agent, tiers: own }) => ({ agent, tiers: own })),
    }
  }
}

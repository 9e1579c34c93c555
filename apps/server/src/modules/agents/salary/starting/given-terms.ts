import { AGENT_SCHEMES, type AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import type { IsOffered, OffersOf, TermOffer, ValidateTerms } from '#platform/capabilities/starting-contracts'
import type { Connection } from '#platform/database'
import type { Refusal } from '#platform/refusal'
import type { StartingParts } from './needs.ts'
import { ofScheme, termFault, within } from './term-fault.ts'

type Parts = Pick<StartingParts, 'contracts' | 'nextOf'>

type Giver = { readonly id: string; readonly brand: string; readonly username: string }

/** Terms that agents give to those whom they bring in: no team may have a higher rate by them than by the agent's own contract. */
export function createGivenTerms({ contracts, nextOf }: Parts) {
  const offerOf = async (agent: Omit<Giver, 'username'>, scheme: AgentScheme): Promise<TermOffer[]> => {
    const of = { brand: agent.brand, scheme }
    const { day, most } = await nextOf(of)
    const own = most > 0 ? await contracts.on({ ...of, agent: agent.id, day }) : null
    return own ? [{ scheme, tiers: own.tiers, most }] : []
  }
  const faultOf = async (
    { id: agent, brand, username }: Giver,
    term: ContractTerm,
    on?: Connection,
  ): Promise<Refusal | null> => {
    const of = { brand, scheme: term.scheme }
    const { day, most } = await nextOf(of, on)
    const own = await contracts.on({ ...of, agent, day }, on)
    if (!own) return ofScheme('contract_missing')
    return termFault(term, { most, above: { id: agent, username, tiers: own.tiers }, below: [] })
  }
  const validate: ValidateTerms = async (giver, terms, on) => {
    for (const [at, term] of terms.entries()) {
      const fault = await faultOf(giver, term, on)
      if (fault) throw within(`terms.${at}`, fault)
    }
  }
  const offersOf: OffersOf = async (agent) => {
    const ever = new Set(await contracts.schemesOf(agent.id))
    const schemes = AGENT_SCHEMES.filter((scheme) => ever.has(scheme))
    return (await Promise.all(schemes.map((scheme) => offerOf(agent, scheme)))).flat()
  }
  return { offersOf, validate }
}

/** Whether a term keeps to what its giver may give now. */
export const isOffered: IsOffered = (offers, term) => {
  const offer = offers.find(({ scheme }) => scheme === term.scheme)
  if (!offer) return false
  const above = { id: '', username: '', tiers: [...offer.tiers] }
  return termFault(term, { most: offer.most, above, below: [] }) === null
}

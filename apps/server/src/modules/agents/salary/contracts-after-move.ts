import { AGENT_SCHEMES, type AgentScheme, type AgentTier } from '@sanuk/contracts/agent-schemes'
import type { FindMembers } from '#platform/capabilities/member'
import type { Calendars } from './calendar-of.ts'
import { endedContracts } from './endings.ts'
import type { ContractStore } from './store/contracts.ts'
import { asTier } from './validate-tiers.ts'

type Needs = Pick<Calendars, 'periodsNow'> & { readonly contracts: ContractStore; readonly findMembers: FindMembers }

type Move = { readonly brand: string; readonly agent: string; readonly to: string | null }

/** A contract that would pay more than the nearest one above. */
type TooHigh = {
  readonly agent: { readonly id: string; readonly username: string }
  readonly scheme: AgentScheme
  readonly tiers: AgentTier[]
  readonly above: AgentTier[]
}

/**
 * Contracts of a branch that would pay more than the nearest one above, if the branch stood below another agent from the
 * next period on. A move ends none of them: the line costs its highest rate until somebody changes them.
 */
export function createContractsAfterMove({ contracts, findMembers, periodsNow }: Needs) {
  /** What is paid to the agent, or to the nearest one above who has a contract. */
  const nearest = async (of: { brand: string; scheme: AgentScheme; agent: string; day: string }) => {
    const own = await contracts.on(of)
    if (own) return own.tiers
    return (await contracts.neighbours(of)).find(({ side }) => side === 'above')?.tiers ?? null
  }
  const inScheme = async ({ brand, agent, to }: Move & { readonly to: string }, scheme: AgentScheme) => {
    const day = (await periodsNow(brand, scheme)).next.firstDay
    const above = await nearest({ brand, scheme, agent: to, day })
    if (!above) return []
    const own = await contracts.on({ brand, scheme, agent, day })
    const below = await contracts.below({ brand, scheme, agent, day })
    const branch = below.map((held) => ({ ...held, ancestors: held.ancestors.slice(held.ancestors.indexOf(agent)) }))
    const held = own ? [{ agent, ancestors: [agent], tiers: own.tiers }, ...branch] : branch
    const asked = held.map(({ tiers, ancestors, ...one }) => {
      return { ...one, ancestors: [to, ...ancestors], tiers: tiers.map(asTier) }
    })
    const ended = new Set(endedContracts(to, above.map(asTier), asked).map((one) => one.agent))
    return held.filter((one) => ended.has(one.agent)).map((one) => ({ id: one.agent, scheme, tiers: one.tiers, above }))
  }
  return async ({ brand, agent, to }: Move): Promise<TooHigh[]> => {
    if (to === null) return []
    const found = await Promise.all(AGENT_SCHEMES.map((scheme) => inScheme({ brand, agent, to }, scheme)))
    const list = found.flat()
    const names = await findMembers([...new Set(list.map(({ id }) => id))])
    return list.map(({ id, ...one }) => ({ ...one, agent: { id, username: names.get(id)?.username ?? '' } }))
  }
}

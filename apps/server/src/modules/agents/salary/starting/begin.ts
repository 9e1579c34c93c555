import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import type { BeginContracts, GiveDefaults } from '#platform/capabilities/starting-contracts'
import type { Transaction } from '#platform/database'
import type { ContractReason, Neighbour } from '../store/contracts.ts'
import { writtenTiers } from '../validate-tiers.ts'
import type { StartingParts } from './needs.ts'
import { termFault } from './term-fault.ts'

type Parts = Pick<StartingParts, 'clock' | 'contracts' | 'defaults' | 'nextOf' | 'todayOf'>

type Starting = {
  readonly brand: string
  readonly agent: string
  readonly term: ContractTerm
  readonly reason: ContractReason
  /** Who must have the nearest contract above; left out where it may be anybody's, or nobody's. */
  readonly giver?: string
}

const unnamed = ({ agent, tiers }: Neighbour) => ({ id: agent, username: '', tiers })

/** Makes contracts of agents who were appointed in the same transaction, before which the brand's tree was locked. */
export function createBegin({ clock, contracts, defaults, nextOf, todayOf }: Parts) {
  /** Whether the term fits between the contracts around, as the database will demand of it. */
  const put = async (transaction: Transaction, { brand, agent, term, reason, giver }: Starting): Promise<boolean> => {
    const { scheme } = term
    const { day, most } = await nextOf({ brand, scheme }, transaction)
    const neighbours = await contracts.neighbours({ brand, scheme, agent, day }, transaction)
    const above = neighbours.find(({ side }) => side === 'above')
    if (giver !== undefined && above?.agent !== giver) return false
    const below = neighbours.filter(({ side }) => side === 'below').map(unnamed)
    if (termFault(term, { most, above: above ? unnamed(above) : null, below })) return false
    const tiers = writtenTiers(scheme, term.tiers)
    await contracts.put(transaction, { brand, scheme, agent, tiers, from: day, reason, decidedAt: clock() })
    return true
  }

  const giveDefaults: GiveDefaults = async (transaction, { brand, agent, type }) => {
    const decided = await defaults.on(brand, await todayOf(brand), transaction)
    const terms = decided?.types.find((one) => one.type === type)?.terms ?? []
    for (const term of terms) await put(transaction, { brand, agent, term, reason: 'default' })
  }

  const begin: BeginContracts = async (transaction, { brand, agent, type, inviter }, terms) => {
    if (terms.length === 0) {
      await giveDefaults(transaction, { brand, agent, type })
      return []
    }
    const leftOut: ContractTerm[] = []
    for (const term of terms) {
      const given = { brand, agent, term, reason: 'given', giver: inviter } as const
      if (!(await put(transaction, given))) leftOut.push(term)
    }
    return leftOut
  }

  return { begin, giveDefaults }
}

import { SHARED_WAYS, type SharedWay } from '@sanuk/contracts/office-agent-signals'
import type { Finding } from './finding.ts'

/** Accounts that have something in common, by what it is. */
export type SharedGroups = Readonly<Record<SharedWay, readonly (readonly string[])[]>>

/** The agents above each member from the top down; of an agent, itself the last. */
export type Chains = ReadonlyMap<string, readonly string[]>

/** Accounts of one branch that are looked at without the agent's own among them. */
export const BRANCH_ACCOUNTS = 5

/** More accounts than these behind one thing are people who do not know each other, as behind a mobile network. */
export const GROUP_MOST = 30

const LEAST = 2n

type Found = { withAgent: boolean; readonly ways: Set<SharedWay>; readonly members: Set<string> }

/**
 * Agents whose own account has something in common with accounts of their branch, and agents of whose own members many
 * do, where these are at least half of the accounts that have it.
 */
export function findSharedAccess(groups: SharedGroups, chains: Chains): Finding[] {
  const byAgent = new Map<string, Found>()
  const note = (agent: string, way: SharedWay, members: readonly string[]): void => {
    const found = byAgent.get(agent) ?? { withAgent: false, ways: new Set(), members: new Set() }
    if (members.includes(agent)) found.withAgent = true
    found.ways.add(way)
    for (const member of members) found.members.add(member)
    byAgent.set(agent, found)
  }
  for (const way of SHARED_WAYS) {
    for (const group of groups[way]) {
      if (group.length > GROUP_MOST) continue
      for (const [agent, members] of branchesIn(group, chains)) note(agent, way, members)
    }
  }
  return [...byAgent].map(([agent, { withAgent, ways, members }]) => {
    const measure = BigInt(members.size)
    const evidence = { kind: 'shared_access', withAgent, ways: [...ways], members: [...members].toSorted() } as const
    return { agent, measure, strength: (measure * 100n) / LEAST, evidence }
  })
}

/** Of a group, the accounts below each agent in question. */
function branchesIn(group: readonly string[], chains: Chains): [string, readonly string[]][] {
  const below = (agent: string) => group.filter((member) => chains.get(member)?.includes(agent))
  const withOwn = group
    .filter((one) => chains.get(one)?.at(-1) === one)
    .map((agent): [string, readonly string[]] => [agent, below(agent)])
    .filter(([, members]) => members.length > 1)
  const named = new Set(withOwn.map(([agent]) => agent))
  const direct = Map.groupBy(
    group.filter((one) => chains.has(one)),
    (one) => chains.get(one)?.at(-1) ?? '',
  )
  const among = [...direct].filter(([agent, members]) => {
    return !named.has(agent) && members.length >= BRANCH_ACCOUNTS && members.length * 2 >= group.length
  })
  return [...withOwn, ...among]
}

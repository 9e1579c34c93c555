import { Refusal } from '#platform/refusal'
import { createAgentTypes } from './agent-types.ts'
import { createAppoint } from './appoint.ts'
import { createAppointInvited } from './appoint-invited.ts'
import { createChangeAgent } from './change-agent.ts'
import { createAgentTree } from './change-tree.ts'
import { createMove } from './move.ts'
import type { AgentsNeeds } from './needs.ts'
import { createTypeStore } from './store/agent-types.ts'
import { type AgentRecord, createAgentStore } from './store/agents.ts'
import { createPlaceStore } from './store/places.ts'
import { createSizeStore } from './store/sizes.ts'

export type { AgentRecord }

export type Agents = ReturnType<typeof createAgents>

/** Members who lead others: the tree of a brand's agents, and who belongs to whom. */
export function createAgents(needs: AgentsNeeds) {
  const { database, members } = needs
  const agents = createAgentStore(database)
  const sizes = createSizeStore(database)
  const places = createPlaceStore(database)
  const tree = createAgentTree(database)
  const types = createAgentTypes({
    types: createTypeStore(database),
    changeTree: tree.change,
    brandNamed: needs.brandNamed,
  })
  const rooms = { ...needs, agents, sizes, types, tree }
  return {
    types: {
      list: types.list,
      namesOf: types.namesOf,
      set: types.set,
      demandAvailable: types.demandAvailable,
      invitable: types.invitable,
    },
    below: agents.below,
    search: agents.search,
    paths: agents.paths,
    rightBelow: places.rightBelow,
    isInBranch: places.isInBranch,
    chainsOf: places.chainsOf,
    sizes: sizes.ofEach,
    sizeOfBranch: sizes.ofBranch,
    historyOf: sizes.historyOf,
    appoint: createAppoint(rooms),
    appointInvited: createAppointInvited(rooms),
    /** Lets no other transaction change a brand's tree. Taken before a member is added who becomes an agent at once. */
    lockTree: tree.lock,
    ...createChangeAgent(rooms),
    move: createMove(rooms),
    /** Whoever was ever an agent, or `null`. */
    find: agents.find,
    isSuspended: async (id: string): Promise<boolean> => (await agents.find(id))?.state === 'suspended',
    /** An agent of this brand. Refuses with `not_found`. */
    demand: async (brand: string, id: string): Promise<AgentRecord> => {
      const agent = await agents.find(id)
      if (agent?.brand !== brand) throw new Refusal('not_found')
      return agent
    },
    /** The member whose invitation a code is, or `null`; a suspended agent invites nobody. */
    inviterBy: async (brand: string, code: string): Promise<string | null> => {
      const inviter = await members.inviterBy(brand, code)
      if (inviter === null) return null
      return (await agents.find(inviter))?.state === 'suspended' ? null : inviter
    },
  }
}

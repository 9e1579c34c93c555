import type { AccountType } from '@sanuk/contracts/identity'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Members } from '../members/index.ts'
import { type AgentTypes, createAgentTypes } from './agent-types.ts'
import { createAppoint } from './appoint.ts'
import { createChangeAgent } from './change-agent.ts'
import { type AgentTree, createAgentTree } from './change-tree.ts'
import { createMove } from './move.ts'
import { createTypeStore } from './store/agent-types.ts'
import { type AgentRecord, type AgentStore, createAgentStore } from './store/agents.ts'
import { createSizeStore, type SizeStore } from './store/sizes.ts'

export type { AgentRecord }

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly members: Pick<Members, 'findByUsername' | 'setType' | 'inviterBy'>
  readonly brandNamed: (id: string) => Promise<{ readonly agentCentreTypes: readonly AccountType[] }>
}

/** What the parts of this room work with. */
export type AgentRooms = Omit<Needs, 'brandNamed'> & {
  readonly agents: AgentStore
  readonly sizes: SizeStore
  readonly types: AgentTypes
  readonly tree: AgentTree
}

export type Agents = ReturnType<typeof createAgents>

/** Members who lead others: the tree of a brand's agents, and who belongs to whom. */
export function createAgents(needs: Needs) {
  const { database, members } = needs
  const agents = createAgentStore(database)
  const sizes = createSizeStore(database)
  const tree = createAgentTree(database)
  const types = createAgentTypes({
    types: createTypeStore(database),
    changeTree: tree.change,
    brandNamed: needs.brandNamed,
  })
  const rooms = { ...needs, agents, sizes, types, tree }
  return {
    types: { list: types.list, set: types.set },
    below: agents.below,
    search: agents.search,
    paths: agents.paths,
    sizes: sizes.ofEach,
    sizeOfBranch: sizes.ofBranch,
    historyOf: sizes.historyOf,
    appoint: createAppoint(rooms),
    ...createChangeAgent(rooms),
    move: createMove(rooms),
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

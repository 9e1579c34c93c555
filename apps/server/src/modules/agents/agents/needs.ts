import type { AccountType } from '@sanuk/contracts/identity'
import type { FindInviter, FindMemberByUsername, SetAccountType } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { AgentTypes } from './agent-types.ts'
import type { AgentTree } from './change-tree.ts'
import type { AgentStore } from './store/agents.ts'
import type { SizeStore } from './store/sizes.ts'

export type AgentsNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly members: {
    readonly findByUsername: FindMemberByUsername
    readonly setType: SetAccountType
    readonly inviterBy: FindInviter
  }
  readonly brandNamed: (id: string) => Promise<{ readonly agentCentreTypes: readonly AccountType[] }>
}

/** What the parts of this room work with. */
export type AgentRooms = Omit<AgentsNeeds, 'brandNamed'> & {
  readonly agents: AgentStore
  readonly sizes: SizeStore
  readonly types: AgentTypes
  readonly tree: AgentTree
}

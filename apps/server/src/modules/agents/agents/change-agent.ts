import type { AgentType } from '@sanuk/contracts/identity'
import type { AgentState } from '@sanuk/contracts/office-agents'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { AgentRooms } from './needs.ts'
import type { AgentRecord } from './store/agents.ts'

type OpenState = Exclude<AgentState, 'closed'>

/** Why an agency is closed, and what ends with it. */
type Closing<T> = {
  readonly reason: string
  readonly end: (transaction: Transaction, agent: AgentRecord, at: Date) => Promise<T>
}

/** The account of a member who is no agent. */
const MEMBER = 0

/** What becomes of one agent: another type, another state. */
export function createChangeAgent({ clock, agents, sizes, types, tree, members }: AgentRooms) {
  const demand = async (transaction: Transaction, brand: string, id: string): Promise<AgentRecord> => {
    const agent = await agents.find(id, transaction)
    if (agent?.brand !== brand) throw new Refusal('not_found')
    // Closed is closed: the member may be appointed again.
    if (agent.state === 'closed') throw new Refusal('agent_closed')
    return agent
  }
  const demandClosable = async (transaction: Transaction, brand: string, id: string): Promise<AgentRecord> => {
    const agent = await demand(transaction, brand, id)
    if (await sizes.hasAgents(id, transaction)) throw new Refusal('agent_has_agents')
    return agent
  }
  return {
    /** Refuses with `not_found`, `agent_closed`, `agent_type_unavailable` and `agent_has_agents`. */
    changeType: async (brand: string, id: string, type: AgentType): Promise<void> => {
      await types.demandAvailable(brand, type)
      await tree.change(brand, async (transaction) => {
        const agent = await demand(transaction, brand, id)
        const { mayHaveAgents } = (await types.rulesOf(brand, transaction))[type]
        if (!mayHaveAgents && (await sizes.hasAgents(id, transaction))) {
          throw new Refusal('agent_has_agents', { fields: [{ field: 'type', word: 'refusal.agent_has_agents' }] })
        }
        await agents.change(transaction, id, { ...agent, type, since: clock() })
        await members.setType(transaction, id, type)
      })
    },
    /** Refuses with `not_found`, `agent_closed`, and with `changed_meanwhile` what is so already. */
    changeState: (brand: string, id: string, to: { state: OpenState; reason: string }): Promise<void> =>
      tree.change(brand, async (transaction) => {
        const agent = await demand(transaction, brand, id)
        if (agent.state === to.state) throw new Refusal('changed_meanwhile')
        await agents.change(transaction, id, { ...agent, ...to, since: clock() })
      }),
    /** An agent who can be closed. Refuses with `not_found`, `agent_closed` and `agent_has_agents`. */
    demandClosable: (brand: string, id: string): Promise<AgentRecord> =>
      tree.change(brand, (transaction) => demandClosable(transaction, brand, id)),
    /** Closes an agency, and in the same transaction what `end` ends with it. Refuses likewise. */
    close: <T>(brand: string, id: string, { reason, end }: Closing<T>): Promise<T> =>
      tree.change(brand, async (transaction) => {
        const agent = await demandClosable(transaction, brand, id)
        const since = clock()
        await agents.change(transaction, id, { ...agent, state: 'closed', reason, since })
        await members.setType(transaction, id, MEMBER)
        return end(transaction, agent, since)
      }),
  }
}

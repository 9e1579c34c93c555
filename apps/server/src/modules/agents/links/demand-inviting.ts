import type { InvitedType } from '@sanuk/contracts/agent-links'
import { isAgentType } from '@sanuk/contracts/identity'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import type { Connection } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { LinkAgent, LinkAgents } from './needs.ts'

/** A refusal that a form shows beside one of its fields. */
export const fieldRefusal = (field: string, code: RefusalCode): Refusal =>
  new Refusal(code, { fields: [{ field, word: `refusal.${code}` }] })

/** Which agents may invite, and whom. */
export function createInviting(agents: LinkAgents) {
  /** The agent of a caller. Refuses with `not_found`, and with `agent_suspended` whoever may invite nobody now. */
  const demandActive = async (id: string, on?: Connection): Promise<LinkAgent> => {
    const agent = await agents.find(id, on)
    if (!agent) throw new Refusal('not_found')
    if (agent.state !== 'active') throw new Refusal('agent_suspended')
    return agent
  }
  return {
    demandActive,
    /** Types that an agent may invite: members, and the types of agents they may have below. */
    typesOf: async (id: string): Promise<InvitedType[]> => {
      const agent = await agents.find(id)
      return agent?.state === 'active' ? [0, ...(await agents.invitable(agent))] : []
    },
    /** Refuses likewise, and with `agent_type_unavailable` or `agent_type_without_agents` beside the type. */
    demandMayInvite: async (id: string, type: InvitedType): Promise<LinkAgent> => {
      const agent = await demandActive(id)
      if (!isAgentType(type)) return agent
      await agents.demandAvailable(agent.brand, type)
      if (!(await agents.invitable(agent)).includes(type)) throw fieldRefusal('type', 'agent_type_without_agents')
      return agent
    },
  }
}

export type Inviting = ReturnType<typeof createInviting>

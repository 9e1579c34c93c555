import { addDays, dayOf } from '@sanuk/contracts/calendar-day'
import { agentMove } from '@sanuk/contracts/office-agents'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import type * as z from 'zod/mini'
import type { Connection, Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { AgentRooms } from './needs.ts'
import type { AgentRecord } from './store/agents.ts'

export type AgentMove = Omit<z.output<typeof agentMove>, 'reason'>

const ofTarget = (code: RefusalCode): Refusal =>
  new Refusal(code, { fields: [{ field: 'to', word: `refusal.${code}` }] })

const person = ({ id, username }: AgentRecord) => ({ id, username })

/** Moves of branches: what one would change, and the move itself once a second operator has approved it. */
export function createMove({ database, clock, agents, sizes, types, tree }: AgentRooms) {
  const demandTarget = async (on: Connection, agent: AgentRecord, target: AgentRecord | null): Promise<AgentRecord> => {
    if (target?.brand !== agent.brand) throw ofTarget('agent_unknown')
    if (target.state === 'closed') throw ofTarget('agent_closed')
    if (!(await types.rulesOf(agent.brand, on))[target.type].mayHaveAgents) throw ofTarget('agent_type_without_agents')
    return target
  }

  /**
   * What moving a branch below `to`, or to the top for `null`, changes. Refuses with `agent_closed`, `agent_unknown`,
   * `agent_type_without_agents`, `agent_cycle` and `agent_in_place`.
   */
  const previewMove = async (
    on: Connection,
    agent: AgentRecord,
    to: AgentRecord | null | 'top',
  ): Promise<AgentMove> => {
    if (agent.state === 'closed') throw new Refusal('agent_closed')
    const target = to === 'top' ? null : await demandTarget(on, agent, to)
    const paths = await agents.paths([agent.id, ...(target ? [target.id] : [])], on)
    const way = (target && paths.get(target.id)) ?? []
    if (way.some(({ id }) => id === agent.id)) throw ofTarget('agent_cycle')
    if (agent.parent === (target?.id ?? null)) throw ofTarget('agent_in_place')
    const size = await sizes.ofBranch(agent.id, on)
    const from = (paths.get(agent.id) ?? []).slice(0, -1)
    return { from: from.map(person), to: way.map(person), agents: size.agents + 1, members: size.members }
  }

  const demandAgent = async (brand: string, id: string, on?: Connection): Promise<AgentRecord> => {
    const agent = await agents.find(id, on)
    if (agent?.brand !== brand) throw new Refusal('not_found')
    return agent
  }

  return {
    /** A look at a move; `to` is a username, or `null` for the top. Refuses as `previewMove` does, and with `not_found`. */
    preview: async (brand: string, id: string, to: string | null): Promise<{ agent: AgentRecord; move: AgentMove }> => {
      const agent = await demandAgent(brand, id)
      const target = to === null ? 'top' : await agents.findByUsername(brand, to)
      return { agent, move: await previewMove(database, agent, target) }
    },
    /** The business day from which a move holds that is carried out now; the database dates it likewise. */
    holdsFrom: (timeZone: string): string => addDays(dayOf(clock(), timeZone), 1),
    /** Moves a branch as it was approved; it is outdated where it could not be proposed so any more. */
    carryOut: async (
      transaction: Transaction,
      { brand, subjectId, details }: { readonly brand: string; readonly subjectId: string; readonly details: unknown },
    ): Promise<null> => {
      const proposed = agentMove.parse(details)
      await tree.lock(transaction, brand)
      const agent = await agents.find(subjectId, transaction)
      const to = proposed.to.at(-1)?.id ?? null
      if (agent?.brand !== brand || agent.parent !== (proposed.from.at(-1)?.id ?? null)) {
        throw new Refusal('proposal_outdated')
      }
      try {
        await previewMove(transaction, agent, to === null ? 'top' : await agents.find(to, transaction))
      } catch (fault) {
        throw fault instanceof Refusal ? new Refusal('proposal_outdated') : fault
      }
      await agents.change(transaction, agent.id, { ...agent, parent: to, since: clock() })
      return null
    },
  }
}

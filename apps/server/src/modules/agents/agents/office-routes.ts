import * as contract from '@sanuk/contracts/office-agents'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { GiveDefaults } from '#platform/capabilities/starting-contracts'
import { readListQuery } from '#platform/list-query'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { AgentRecord, Agents } from './index.ts'

type Needs = {
  readonly agents: Agents
  readonly approvals: ProposeAndShow
  readonly giveDefaults: GiveDefaults
}

/** What operators do with agents: look at the tree, appoint, change, suspend, close and move them. */
export function agentsOfficeRoutes(serve: Serve, needs: Needs): void {
  listRoutes(serve, needs)
  changeRoutes(serve, needs)
  moveRoutes(serve, needs)
}

const person = ({ id, username }: AgentRecord) => ({ id, username })
const above = (path: readonly AgentRecord[] | undefined) => (path ?? []).slice(0, -1).map(person)

function listRoutes(serve: Serve, { agents, approvals }: Needs): void {
  const describe = async (list: readonly AgentRecord[]) => {
    const sizes = await agents.sizes(list.map(({ id }) => id))
    return list.map(({ id, username, nickname, type, state, appointedAt }) => {
      const size = sizes.get(id) ?? { agents: 0, members: 0 }
      // The members of a closed agent belong to whoever stands above, and are counted there.
      const members = state === 'closed' ? 0 : size.members
      return {
        id,
        username,
        nickname,
        type,
        state,
        appointedAt: appointedAt.toISOString(),
        agents: size.agents,
        members,
      }
    })
  }
  serve(contract.listAgents, async ({ brand, query }) => {
    const { list, nextCursor } = await agents.below(brand.id, query.parent ?? null, readCursor(query.cursor))
    return { list: await describe(list), nextCursor }
  })
  serve(contract.findAgents, async ({ brand, query: { search, type, state, ...order } }) => {
    const { list, nextCursor } = await agents.search(brand.id, { search, type, state }, readListQuery(order, brand))
    const [described, paths] = await Promise.all([describe(list), agents.paths(list.map(({ id }) => id))])
    return { list: described.map((agent) => ({ ...agent, path: above(paths.get(agent.id)) })), nextCursor }
  })
  serve(contract.readAgent, async ({ brand, params }) => {
    const agent = await agents.demand(brand.id, params.id)
    const [[described], paths, branch, history, waiting] = await Promise.all([
      describe([agent]),
      agents.paths([agent.id]),
      agents.sizeOfBranch(agent.id),
      agents.historyOf(agent.id),
      approvals.waitingAbout(brand.id, ['agents.move'], [agent.id]),
    ])
    if (!described) throw new Refusal('not_found')
    return {
      ...described,
      path: above(paths.get(agent.id)),
      reason: agent.reason,
      branch,
      history: history.map(({ since, until, ...standing }) => ({
        ...standing,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
      })),
      proposal: waiting.get(agent.id)?.id ?? null,
    }
  })
  serve(contract.listAgentTypes, async ({ brand }) => ({ list: await agents.types.list(brand.id) }))
}

function changeRoutes(serve: Serve, { agents, giveDefaults }: Needs): void {
  serve(contract.appointAgent, async ({ brand, body }) => ({ id: await agents.appoint(brand.id, body, giveDefaults) }))
  serve(contract.changeAgentType, async ({ brand, params, body }) => {
    await agents.changeType(brand.id, params.id, body.type)
    return {}
  })
  serve(contract.setAgentType, async ({ brand, params, body }) => {
    await agents.types.set(brand.id, params.type, body)
    return {}
  })
}

function moveRoutes(serve: Serve, { agents, approvals }: Needs): void {
  serve(contract.previewAgentMove, async ({ brand, params, query }) => {
    const { move } = await agents.move.preview(brand.id, params.id, query.to ?? null)
    const waiting = await approvals.waitingAbout(brand.id, ['agents.move'], [params.id])
    if (waiting.has(params.id)) throw new Refusal('proposal_waiting')
    return { ...move, holdsFrom: agents.move.holdsFrom(brand.timeZone) }
  })
  serve(contract.proposeAgentMove, async ({ caller, brand, params, body }) => {
    const { agent, move } = await agents.move.preview(brand.id, params.id, body.to)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'agents.move',
      about: agent.username,
      subjectId: agent.id,
      details: { ...move, reason: body.reason },
    })
    return { proposal: id }
  })
}

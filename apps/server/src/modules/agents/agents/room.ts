import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import { type Agents, createAgents } from './index.ts'
import { agentsOfficeRoutes } from './office-routes.ts'

type Below = { readonly members: Members; readonly system: Pick<System, 'describe'> }
type Office = { readonly agents: Agents; readonly approvals: Approvals }

export const agentsRoom = defineRoom({
  name: 'agents',
  build: ({ members, system }: Below, { database, clock }) =>
    createAgents({ database, clock, members, brandNamed: system.describe }),
  office: (serve, { agents, approvals }: Office) => agentsOfficeRoutes(serve, { agents, approvals }),
  proposals: ({ move }) => ({ 'agents.move': move.carryOut }),
})

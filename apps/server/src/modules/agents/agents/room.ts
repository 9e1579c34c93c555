import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Freezes } from '../freezes/index.ts'
import type { Links } from '../links/index.ts'
import type { Salary, StartingContracts } from '../salary/index.ts'
import { type Agents, createAgents } from './index.ts'
import { agentsOfficeRoutes } from './office-routes.ts'
import { agentStateRoutes } from './state-routes.ts'

type Below = { readonly members: Members; readonly system: Pick<System, 'describe'> }
type Office = {
  readonly agents: Agents
  readonly approvals: Approvals
  readonly startingContracts: Pick<StartingContracts, 'giveDefaults'>
  readonly members: Pick<Members, 'findMany'>
  readonly salary: Pick<Salary, 'closing'>
  readonly links: Pick<Links, 'countOpen' | 'endForClosed'>
  readonly freezes: Pick<Freezes, 'ofClosed'>
}

export const agentsRoom = defineRoom({
  name: 'agents',
  build: ({ members, system }: Below, { database, clock }) =>
    createAgents({ database, clock, members, brandNamed: system.describe }),
  office: (serve, { agents, approvals, startingContracts: { giveDefaults }, ...above }: Office, { clock }) => {
    agentsOfficeRoutes(serve, { agents, approvals, giveDefaults })
    agentStateRoutes(serve, {
      agents,
      clock,
      findMembers: above.members.findMany,
      waitingAbout: approvals.waitingAbout,
      pay: above.salary.closing,
      links: above.links,
      freezes: above.freezes.ofClosed,
    })
  },
  proposals: ({ move }) => ({ 'agents.move': move.carryOut }),
})

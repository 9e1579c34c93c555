import { defineRoom } from '#platform/room'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { endGames } from '../../games/launch/index.ts'
import type { Messages } from '../../site/messages/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import type { Agents } from '../agents/index.ts'
import { createFreezes, type Freezes, type Frozen } from './index.ts'
import { freezesOfficeRoutes } from './office-routes.ts'
import { freezesRoutes } from './routes.ts'

type Below = {
  readonly agents: Pick<Agents, 'rightBelow' | 'isSuspended'>
  readonly endGames: typeof endGames
  readonly frozen: Frozen
  readonly identity: Pick<Identity, 'sessions'>
  readonly members: Pick<Members, 'findMany'>
  readonly messages: Pick<Messages, 'tell'>
  readonly system: Pick<System, 'timeZoneOf'>
}

type Office = {
  readonly freezes: Freezes
  readonly members: Pick<Members, 'demand'>
  readonly operators: Pick<Operators, 'names'>
}

export const freezesRoom = defineRoom({
  name: 'freezes',
  build: ({ agents, endGames, frozen, identity, members, messages, system }: Below, { database, clock }) =>
    createFreezes({
      database,
      clock,
      store: frozen.store,
      findMembers: members.findMany,
      rightBelow: agents.rightBelow,
      isSuspended: agents.isSuspended,
      timeZoneOf: system.timeZoneOf,
      endGames,
      endSessions: identity.sessions.endOthersWithin,
      tell: messages.tell,
    }),
  site: (serve, { freezes }: { readonly freezes: Freezes }) => freezesRoutes(serve, { freezes }),
  office: (serve, { freezes, members, operators }: Office) => {
    freezesOfficeRoutes(serve, { freezes, demandMember: members.demand, operatorNames: operators.names })
  },
})

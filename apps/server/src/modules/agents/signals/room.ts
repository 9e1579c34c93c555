import { defineRoom } from '#platform/room'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import type { Risk } from '../../staff/risk/index.ts'
import type { Agents } from '../agents/index.ts'
import type { Links } from '../links/index.ts'
import { createSignals, type Signals } from './index.ts'
import { signalsOfficeRoutes } from './office-routes.ts'

type Below = {
  readonly agents: Pick<Agents, 'chainsOf'>
  readonly identity: Pick<Identity, 'signedInBeside'>
  readonly links: Pick<Links, 'openedSince'>
  readonly members: Pick<Members, 'findMany'>
  readonly risk: Pick<Risk, 'sharedGroups'>
  readonly system: Pick<System, 'reckoningOf'>
}

type Office = {
  readonly signals: Signals
  readonly members: Pick<Members, 'findMany'>
  readonly operators: Pick<Operators, 'names'>
}

export const signalsRoom = defineRoom({
  name: 'signals',
  build: ({ agents, identity, links, members, risk, system }: Below, { database, clock }) =>
    createSignals({
      database,
      clock,
      reckoningOf: system.reckoningOf,
      findMembers: members.findMany,
      sharedGroups: risk.sharedGroups,
      chainsOf: agents.chainsOf,
      openedSince: links.openedSince,
      signedInBeside: identity.signedInBeside,
    }),
  office: (serve, { signals, members, operators }: Office) => {
    signalsOfficeRoutes(serve, { signals, findMembers: members.findMany, operatorNames: operators.names })
  },
})

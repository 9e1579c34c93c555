import { defineRoom } from '#platform/room'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Agents } from '../agents/index.ts'
import type { StartingContracts } from '../salary/index.ts'
import { createLinks, type Links } from './index.ts'
import { linksRoutes } from './routes.ts'

type Below = {
  readonly agents: Pick<Agents, 'find' | 'types' | 'appointInvited' | 'lockTree'>
  readonly identity: Pick<Identity, 'prepareAccount'>
  readonly startingContracts: Pick<StartingContracts, 'offersOf' | 'isOffered' | 'validate' | 'begin'>
}

export const linksRoom = defineRoom({
  name: 'links',
  build: ({ agents, identity, startingContracts }: Below, { database, clock }) =>
    createLinks({
      database,
      clock,
      agents: {
        find: agents.find,
        invitable: agents.types.invitable,
        demandAvailable: agents.types.demandAvailable,
        appointInvited: agents.appointInvited,
        lockTree: agents.lockTree,
      },
      terms: startingContracts,
      prepareAccount: identity.prepareAccount,
    }),
  site: (serve, { links }: { readonly links: Links }, { clock, siteOrigin }) =>
    linksRoutes(serve, { links, clock, siteOrigin }),
})

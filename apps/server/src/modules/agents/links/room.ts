import { defineRoom } from '#platform/room'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Agents } from '../agents/index.ts'
import { createLinks, type Links } from './index.ts'
import { linksRoutes } from './routes.ts'

type Below = {
  readonly agents: Pick<Agents, 'find' | 'types' | 'appointInvited' | 'lockTree'>
  readonly identity: Pick<Identity, 'prepareAccount'>
}

export const linksRoom = defineRoom({
  name: 'links',
  build: ({ agents, identity }: Below, { database, clock }) =>
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
      prepareAccount: identity.prepareAccount,
    }),
  site: (serve, { links }: { readonly links: Links }, { clock, siteOrigin }) =>
    linksRoutes(serve, { links, clock, siteOrigin }),
})

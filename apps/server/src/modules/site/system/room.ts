import { defineRoom } from '#platform/room'
import { sayWord } from '#platform/say-word'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Agents } from '../../agents/agents/index.ts'
import { createSystem, type System } from './index.ts'
import { systemOfficeRoutes } from './office-routes.ts'
import { systemRoutes } from './routes.ts'

type Site = { readonly system: System; readonly agents: Pick<Agents, 'types'> }
type Office = Site & { readonly identity: Pick<Identity, 'ruleFault'> }

export const systemRoom = defineRoom({
  name: 'system',
  build: (_below: object, { database, clock, countryOf, firebaseStandIn = null }) =>
    createSystem({ database, clock, countryOf, firebaseStandIn }),
  site: (serve, { system, agents }: Site, { clock, sealing }) => {
    systemRoutes(serve, { system, clock, publicKey: sealing.publicKey, agentTypeNames: agents.types.namesOf })
  },
  office: (serve, { system, agents, identity }: Office, { clock, sealing }) => {
    systemRoutes(serve, { system, clock, publicKey: sealing.publicKey, agentTypeNames: agents.types.namesOf })
    systemOfficeRoutes(serve, { system, ruleFault: identity.ruleFault, say: sayWord })
  },
})

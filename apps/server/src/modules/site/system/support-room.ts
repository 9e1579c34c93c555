import type { FindMember } from '#platform/capabilities/member'
import { defineRoom } from '#platform/room'
import { createSupportLinks, type SupportLinks, type System } from './index.ts'
import { supportOfficeRoutes, supportRoutes } from './support-routes.ts'

type Office = { readonly support: SupportLinks }
type Site = Office & { readonly system: System; readonly members: { readonly find: FindMember } }

export const supportRoom = defineRoom({
  name: 'support',
  build: (_below: object, { clock, installationSecret }) => createSupportLinks({ clock, installationSecret }),
  site: (serve, { system, support, members }: Site) => {
    supportRoutes(serve, { system, support, findMember: members.find })
  },
  office: (serve, { support }: Office) => {
    supportOfficeRoutes(serve, { support })
  },
})

import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Vendors } from '../vendors/index.ts'
import { createJackpots, type Jackpots } from './index.ts'
import { jackpotsOfficeRoutes } from './office-routes.ts'
import { jackpotsRoutes } from './routes.ts'

type Below = { readonly vendors: Vendors; readonly catalogue: Pick<Catalogue, 'withPools'> }

type Office = {
  readonly jackpots: Jackpots
  readonly catalogue: Pick<Catalogue, 'named'>
  readonly members: Pick<Members, 'findMany'>
}

export const jackpotsRoom = defineRoom({
  name: 'jackpots',
  build: ({ vendors, catalogue }: Below, { database, clock, callVendor }) =>
    createJackpots({ database, clock, callVendor, vendors, gamesWithPools: catalogue.withPools }),
  site: (serve, { jackpots }: { readonly jackpots: Jackpots }) => jackpotsRoutes(serve, { jackpots }),
  office: (serve, { jackpots, catalogue, members }: Office, { clock }) => {
    jackpotsOfficeRoutes(serve, {
      jackpots,
      clock,
      gamesNamed: catalogue.named,
      findMembers: members.findMany,
    })
  },
})

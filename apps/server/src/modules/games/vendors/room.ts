import { defineRoom } from '#platform/room'
import { createAskVendor } from '#platform/vendors'
import type { Catalogue } from '../catalogue/index.ts'
import type { Seamless } from '../seamless/index.ts'
import type { Wagers } from '../wagers/index.ts'
import { createVendors, type Vendors } from './index.ts'
import { vendorsOfficeRoutes } from './office-routes.ts'

type Office = {
  readonly vendors: Vendors
  readonly wagers: Pick<Wagers, 'playedAt'>
  readonly seamless: Pick<Seamless, 'standingOf'>
  readonly catalogue: Pick<Catalogue, 'lists' | 'addSandboxGame'>
}

export const vendorsRoom = defineRoom({
  name: 'vendors',
  build: (_below: object, { database, clock, log, outgoing, gameVendors, installationSecret }) =>
    createVendors({ database, clock, log, outgoing, configured: gameVendors, installationSecret }),
  open: (vendors) => vendors.open(),
  office: (serve, { vendors, wagers, seamless, catalogue }: Office, platform) => {
    vendorsOfficeRoutes(serve, {
      vendors,
      clock: platform.clock,
      playedAt: wagers.playedAt,
      standingOf: seamless.standingOf,
      categories: catalogue.lists.categories,
      addSandboxGame: catalogue.addSandboxGame,
      askVendor: createAskVendor(platform),
    })
  },
  jobs: ({ forgetCalls }) => [{ name: 'vendors-forget-calls', every: '17 * * * *', work: forgetCalls }],
})

import { defineRoom } from '#platform/room'
import type { System } from '../../site/system/index.ts'
import type { Audit } from '../../staff/audit/index.ts'
import type { Vendors } from '../vendors/index.ts'
import type { Wagers } from '../wagers/index.ts'
import { type Catalogue, createCatalogue } from './index.ts'
import { listsOfficeRoutes } from './lists-routes.ts'
import { catalogueOfficeRoutes } from './office-routes.ts'
import { ownGamesRoutes } from './own-routes.ts'
import { catalogueRoutes } from './routes.ts'

type Below = {
  readonly audit: Pick<Audit, 'say'>
  readonly system: Pick<System, 'currencyOf'>
  readonly vendors: Vendors
}

type Site = { readonly catalogue: Catalogue; readonly wagers: Pick<Wagers, 'playedLately'> }
type Office = { readonly catalogue: Catalogue; readonly vendors: Vendors }

export const catalogueRoom = defineRoom({
  name: 'catalogue',
  build: ({ audit, system, vendors }: Below, { database, clock, callVendor }) =>
    createCatalogue({
      database,
      clock,
      callVendor,
      vendors,
      currencyOf: system.currencyOf,
      sayDeed: audit.say,
    }),
  site: (serve, { catalogue, wagers }: Site) => {
    catalogueRoutes(serve, { catalogue })
    ownGamesRoutes(serve, { catalogue, playedLately: wagers.playedLately })
  },
  office: (serve, { catalogue, vendors }: Office) => {
    // Banners and pages may lead to a game, which their authors look for as visitors do.
    catalogueRoutes(serve, { catalogue })
    catalogueOfficeRoutes(serve, { catalogue, vendors })
    listsOfficeRoutes(serve, catalogue)
  },
  jobs: ({ synchronise }) => [{ name: 'catalogue-synchronise', every: '*/5 * * * *', work: synchronise }],
})

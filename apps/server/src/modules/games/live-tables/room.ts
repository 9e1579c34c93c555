import { defineRoom } from '#platform/room'
import { createAskVendor } from '#platform/vendors'
import type { Members } from '../../accounts/members/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Vendors } from '../vendors/index.ts'
import { liveChatOfficeRoutes } from './chat-routes.ts'
import { createLiveTables, type LiveTables } from './index.ts'
import { liveTablesOfficeRoutes } from './office-routes.ts'
import { createRequestStore } from './store.ts'

type Below = {
  readonly members: Pick<Members, 'findMany'>
  readonly wallet: Pick<Wallet, 'balancesOf'>
  readonly system: Pick<System, 'registry'>
  readonly vendors: Pick<Vendors, 'openVendor'>
}

type Office = {
  readonly liveTables: LiveTables
  readonly catalogue: Pick<Catalogue, 'deskOf'>
  readonly operators: Pick<Operators, 'names'>
}

export const liveTablesRoom = defineRoom({
  name: 'liveTables',
  build: ({ members, wallet, system, vendors }: Below, platform) =>
    createLiveTables({
      store: createRequestStore(platform.database),
      askVendor: createAskVendor(platform),
      vendors,
      clock: platform.clock,
      findMembers: members.findMany,
      balancesOf: wallet.balancesOf,
      brandNames: async () => new Map((await system.registry.list()).map(({ id, name }) => [id, name])),
    }),
  office: (serve, { liveTables, catalogue, operators }: Office, { clock }) => {
    liveChatOfficeRoutes(serve, { liveTables })
    liveTablesOfficeRoutes(serve, {
      liveTables,
      clock,
      operatorNames: operators.names,
      vendorsWithTables: async (brand) => {
        const { games } = await catalogue.deskOf(brand)
        return [...new Set(games.filter(({ hasBoard }) => hasBoard).map(({ vendor }) => vendor))]
      },
    })
  },
})

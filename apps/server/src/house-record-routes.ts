import { accountNames } from '@sanuk/ledger/accounts'
import type { Ground } from './house-ground.ts'
import type { Rooms } from './house-rooms.ts'
import { wagersOfficeRoutes } from './modules/wagers/office-routes.ts'
import { memberEntriesRoutes } from './modules/wallet/account-record.ts'
import { queryable } from './platform/database.ts'
import type { Serve } from './platform/serve.ts'

/** What members played, and how it moved their wallets. */
export function mountRecordRoutes(serve: Serve, rooms: Rooms, ground: Ground): void {
  const { members, wagers, catalogue, wallet } = rooms
  const { database } = ground.databases
  wagersOfficeRoutes(serve, {
    accountNames: (ids) => accountNames(queryable(database), ids),
    wagers,
    gamesNamed: catalogue.named,
    findByUsername: members.findByUsername,
    findMany: members.findMany,
    replayOf: rooms.launch.replayOf,
    callsOf: rooms.seamless.callsOf,
  })
  memberEntriesRoutes(serve, {
    database,
    accountOf: wallet.accountOf,
    demandMember: members.demand,
    gamesOf: wagers.gamesOf,
    gamesNamed: catalogue.named,
  })
}

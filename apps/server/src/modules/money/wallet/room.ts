import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import { accountRecordRoutes, memberEntriesRoutes } from './account-record.ts'
import { createWallet, type Wallet } from './index.ts'
import { walletRoutes } from './routes.ts'

type Beside = {
  readonly wallet: Wallet
  readonly members: Pick<Members, 'find' | 'demand'>
  readonly wagers: Pick<Wagers, 'gamesOf'>
  readonly catalogue: Pick<Catalogue, 'named'>
}

export const walletRoom = defineRoom({
  name: 'wallet',
  build: (_below: object, { database }) => createWallet({ database }),
  site: (serve, { wallet, members, wagers, catalogue }: Beside, { database }) => {
    walletRoutes(serve, { wallet, findMember: members.find })
    accountRecordRoutes(serve, {
      database,
      accountOf: wallet.accountOf,
      findMember: members.find,
      gamesOf: wagers.gamesOf,
      gamesNamed: catalogue.named,
    })
  },
  office: (serve, { wallet, members, wagers, catalogue }: Beside, { database }) => {
    memberEntriesRoutes(serve, {
      database,
      accountOf: wallet.accountOf,
      demandMember: members.demand,
      gamesOf: wagers.gamesOf,
      gamesNamed: catalogue.named,
    })
  },
})

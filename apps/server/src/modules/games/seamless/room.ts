import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { FreeRounds } from '../../rewards/free-rounds/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Jackpots } from '../jackpots/index.ts'
import type { Launch } from '../launch/index.ts'
import type { Seats } from '../seats/index.ts'
import type { Vendors } from '../vendors/index.ts'
import type { Wagers } from '../wagers/index.ts'
import { createSeamless, type Seamless } from './index.ts'
import { seamlessRoutes } from './routes.ts'

type Below = {
  readonly catalogue: Pick<Catalogue, 'one'>
  readonly freeRounds: FreeRounds
  readonly jackpots: Jackpots
  readonly launch: Pick<Launch, 'sessions'>
  readonly members: Pick<Members, 'find' | 'findMany'>
  readonly protection: Protection
  readonly seats: Seats
  readonly vendors: Pick<Vendors, 'limitsOf' | 'seatHoursOf'>
  readonly wagers: Wagers
  readonly wallet: Pick<Wallet, 'accountOf' | 'accountsOf'>
}

type Site = {
  readonly seamless: Seamless
  readonly catalogue: Pick<Catalogue, 'one'>
  readonly launch: Pick<Launch, 'sessions'>
  readonly members: Pick<Members, 'find'>
  readonly wallet: Pick<Wallet, 'balanceOf'>
}

export const seamlessRoom = defineRoom({
  name: 'seamless',
  build: (
    { catalogue, launch, members, vendors, wallet, ...below }: Below,
    { database, databases, clock, log, live },
  ) =>
    createSeamless({
      database,
      clock,
      log,
      lanes: databases.lanes,
      wagers: below.wagers,
      protection: below.protection,
      freeRounds: below.freeRounds,
      jackpots: below.jackpots,
      accountOf: wallet.accountOf,
      accountsOf: wallet.accountsOf,
      announce: live.publishWallet,
      limitsOf: vendors.limitsOf,
      seatHoursOf: vendors.seatHoursOf,
      seats: below.seats,
      findMember: members.find,
      findMembers: members.findMany,
      oneGame: catalogue.one,
      sessions: launch.sessions,
    }),
  site: (serve, { seamless, catalogue, launch, members, wallet }: Site, { log }) => {
    seamlessRoutes(serve, {
      log,
      seamless,
      sessions: launch.sessions,
      findMember: members.find,
      balanceOf: wallet.balanceOf,
      oneGame: catalogue.one,
    })
  },
  jobs: ({ flow, bringSilentSeatsHome }) => [
    { name: 'seamless-forget-flow', every: '19 * * * *', work: flow.forgetOld },
    { name: 'seamless-bring-seats-home', every: '*/5 * * * *', work: bringSilentSeatsHome },
  ],
})

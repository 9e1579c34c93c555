import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Jackpots } from '../jackpots/index.ts'
import type { Transfers } from '../transfers/index.ts'
import type { Wagers } from '../wagers/index.ts'
import { createTurnover, type Turnover } from './index.ts'
import { turnoverOfficeRoutes } from './office-routes.ts'
import { turnoverRoutes } from './routes.ts'

type Below = {
  readonly jackpots: Pick<Jackpots, 'feed'>
  readonly system: Pick<System, 'timeZoneOf'>
  readonly transfers: Pick<Transfers, 'hasMoneyAway'>
  readonly wagers: Wagers
}

type Site = {
  readonly turnover: Turnover
  readonly members: Pick<Members, 'find'>
  readonly catalogue: Pick<Catalogue, 'named'>
}

type Office = { readonly turnover: Turnover; readonly approvals: Approvals }

export const turnoverRoom = defineRoom({
  name: 'turnover',
  build: ({ jackpots, system, transfers, wagers }: Below, { database, clock }) =>
    createTurnover({
      database,
      clock,
      wagers,
      timeZoneOf: system.timeZoneOf,
      hasMoneyAway: transfers.hasMoneyAway,
      feedPools: jackpots.feed,
    }),
  site: (serve, { turnover, members, catalogue }: Site) => {
    turnoverRoutes(serve, { turnover, findMember: members.find, gamesNamed: catalogue.named })
  },
  office: (serve, { turnover, approvals }: Office) => turnoverOfficeRoutes(serve, { turnover, approvals }),
  followers: ({ gather }) => [{ name: 'turnover', follow: gather }],
  proposals: ({ carryOut }) => ({ 'turnover.rules': carryOut }),
})

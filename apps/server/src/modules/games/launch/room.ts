import { defineRoom } from '#platform/room'
import type { Guard } from '../../accounts/guard/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Consent } from '../../site/content/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Transfers } from '../transfers/index.ts'
import type { Vendors } from '../vendors/index.ts'
import { createLaunch, type Launch } from './index.ts'
import { launchRoutes } from './routes.ts'

type Below = {
  readonly catalogue: Pick<Catalogue, 'one' | 'noteOpened'>
  readonly guard: Pick<Guard, 'budgets'>
  readonly transfers: Pick<Transfers, 'follow'>
  readonly vendors: Pick<Vendors, 'openVendor'>
}

type Site = {
  readonly launch: Launch
  readonly consent: Pick<Consent, 'demand'>
  readonly members: Pick<Members, 'find'>
  readonly protection: Pick<Protection, 'demandMayOpen'>
}

export const launchRoom = defineRoom({
  name: 'launch',
  build: ({ catalogue, guard, transfers, vendors }: Below, { database, clock, callVendor, siteOrigin }) =>
    createLaunch({
      database,
      clock,
      callVendor,
      siteOrigin,
      openVendor: vendors.openVendor,
      moneyFollows: transfers.follow,
      oneGame: catalogue.one,
      noteOpened: catalogue.noteOpened,
      demandBudgets: guard.budgets.demand,
    }),
  site: (serve, { launch, consent, members, protection }: Site) => {
    launchRoutes(serve, {
      launch,
      findMember: members.find,
      demandMayOpen: protection.demandMayOpen,
      demandAgreed: consent.demand,
    })
  },
  jobs: ({ sessions }) => [{ name: 'launch-forget-sessions', every: '13 * * * *', work: sessions.forgetEnded }],
})

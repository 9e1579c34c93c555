import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import { createRebates, type Rebates } from './index.ts'
import { rebatesOfficeRoutes } from './office-routes.ts'
import { rebatesRoutes } from './routes.ts'

type Below = {
  readonly members: Pick<Members, 'find' | 'findMany'>
  readonly system: Pick<System, 'describe'>
  readonly turnover: Turnover
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Site = {
  readonly rebates: Rebates
  readonly members: Pick<Members, 'find'>
  readonly protection: Pick<Protection, 'demandMayPlay'>
  readonly turnover: Turnover
}

type Office = { readonly rebates: Rebates; readonly approvals: Approvals }

export const rebatesRoom = defineRoom({
  name: 'rebates',
  build: ({ members, system, turnover, wallet }: Below, { database, clock, live }) =>
    createRebates({
      database,
      clock,
      turnover,
      findMember: members.find,
      findMembers: members.findMany,
      accountOf: wallet.accountOf,
      brandNamed: system.describe,
      announce: live.publishWallet,
    }),
  site: (serve, { rebates, members, protection, turnover }: Site, { clock }) => {
    rebatesRoutes(serve, {
      rebates,
      clock,
      turnover,
      findMember: members.find,
      demandMayPlay: protection.demandMayPlay,
    })
  },
  office: (serve, { rebates, approvals }: Office) => rebatesOfficeRoutes(serve, { rebates, approvals }),
  jobs: ({ closeDays, followCorrections, payAll }) => [
    { name: 'rebates-close-days', every: '* * * * *', work: closeDays },
    { name: 'rebates-follow-corrections', every: '* * * * *', work: followCorrections },
    { name: 'rebates-pay', every: '* * * * *', work: payAll },
  ],
  proposals: ({ carryOut }) => ({ 'rebates.plan': carryOut }),
})

import { defineRoom } from '#platform/room'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Cashier } from '../../money/cashier/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Points } from '../points/index.ts'
import { createMissions, type Missions } from './index.ts'
import { missionsOfficeRoutes } from './office-routes.ts'
import { missionsRoutes } from './routes.ts'

type Below = {
  readonly cashier: Pick<Cashier, 'creditedAfter'>
  readonly identity: Pick<Identity, 'signedInAfter'>
  readonly members: Pick<Members, 'find' | 'findMany'>
  readonly points: Pick<Points, 'grant'>
  readonly system: Pick<System, 'reckoningOf'>
  readonly turnover: Turnover
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Site = {
  readonly missions: Missions
  readonly members: Pick<Members, 'find' | 'findMany'>
  readonly protection: Pick<Protection, 'demandMayPlay'>
}

type Office = {
  readonly missions: Missions
  readonly approvals: Approvals
  readonly members: Pick<Members, 'findMany'>
}

export const missionsRoom = defineRoom({
  name: 'missions',
  build: ({ cashier, identity, members, points, system, turnover, wallet }: Below, { database, clock, live }) =>
    createMissions({
      database,
      clock,
      turnover,
      creditedAfter: cashier.creditedAfter,
      signedInAfter: identity.signedInAfter,
      grantPoints: points.grant,
      findMember: members.find,
      findMembers: members.findMany,
      accountOf: wallet.accountOf,
      reckoningOf: system.reckoningOf,
      announce: live.publishWallet,
      tellPoints: (member) => live.publish(member, { kind: 'points' }),
    }),
  site: (serve, { missions, members, protection }: Site) => {
    missionsRoutes(serve, {
      missions,
      findMember: members.find,
      findMembers: members.findMany,
      demandMayPlay: protection.demandMayPlay,
    })
  },
  office: (serve, { missions, approvals, members }: Office) => {
    missionsOfficeRoutes(serve, { missions, approvals, findMembers: members.findMany })
  },
  jobs: ({ beginPlans, closeBoards }) => [
    { name: 'missions-begin-plans', every: '* * * * *', work: beginPlans },
    { name: 'missions-close-boards', every: '* * * * *', work: closeBoards },
  ],
  followers: ({ follow }) => [{ name: 'missions', follow }],
  proposals: ({ carryOut }) => ({ 'missions.plan': carryOut }),
})

import { defineRoom } from '#platform/room'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Pictures } from '../../site/pictures/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import { createPoints, type Points } from './index.ts'
import { pointsOfficeRoutes } from './office-routes.ts'
import { pointsRoutes } from './routes.ts'

type Below = {
  readonly identity: Pick<Identity, 'paymentPasswords'>
  readonly members: Pick<Members, 'find' | 'findMany'>
  readonly pictures: Pick<Pictures, 'find'>
  readonly system: Pick<System, 'describe'>
  readonly turnover: Turnover
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Site = { readonly points: Points; readonly protection: Pick<Protection, 'demandMayPlay'> }

type Office = {
  readonly points: Points
  readonly approvals: Approvals
  readonly members: Pick<Members, 'findMany' | 'findByUsername'>
  readonly operators: Pick<Operators, 'names'>
  readonly pictures: Pictures
}

export const pointsRoom = defineRoom({
  name: 'points',
  build: ({ identity, members, pictures, system, turnover, wallet }: Below, { database, clock, live }) =>
    createPoints({
      database,
      clock,
      turnover,
      findMember: members.find,
      findMembers: members.findMany,
      accountOf: wallet.accountOf,
      findPictures: pictures.find,
      brandNamed: system.describe,
      demandPaymentPassword: identity.paymentPasswords.demand,
      announce: live.publishWallet,
      tellPoints: (member) => live.publish(member, { kind: 'points' }),
    }),
  site: (serve, { points, protection }: Site) => {
    pointsRoutes(serve, { points, demandMayPlay: protection.demandMayPlay })
  },
  office: (serve, { points, approvals, members, operators, pictures }: Office) => {
    pointsOfficeRoutes(serve, {
      points,
      approvals,
      pictures,
      findMembers: members.findMany,
      findByUsername: members.findByUsername,
      operatorNames: operators.names,
    })
  },
  followers: ({ earn }) => [{ name: 'points', follow: earn }],
  proposals: ({ carryOut }) => ({ 'points.rules': carryOut }),
})

import { defineRoom } from '#platform/room'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Agents } from '../agents/index.ts'
import type { Frozen } from '../freezes/index.ts'
import { createUpline, type Upline } from './index.ts'
import { uplineOfficeRoutes } from './office-routes.ts'
import { uplineRoutes } from './routes.ts'

type Below = {
  readonly agents: Pick<Agents, 'rightBelow' | 'isSuspended'>
  readonly frozen: Pick<Frozen, 'demandNotFrozen'>
  readonly identity: Pick<Identity, 'paymentPasswords'>
  readonly members: Pick<Members, 'find' | 'findMany'>
  readonly system: Pick<System, 'describe'>
  readonly turnover: Turnover
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Site = {
  readonly upline: Upline
  readonly members: Pick<Members, 'find'>
  readonly protection: Pick<Protection, 'demandMayPlay'>
}

type Office = {
  readonly upline: Upline
  readonly approvals: Approvals
  readonly members: Pick<Members, 'findMany' | 'findByUsername'>
}

export const uplineRoom = defineRoom({
  name: 'upline',
  build: ({ agents, frozen, identity, members, system, turnover, wallet }: Below, { database, clock, live }) =>
    createUpline({
      database,
      clock,
      turnover,
      findMember: members.find,
      findMembers: members.findMany,
      rightBelow: agents.rightBelow,
      isSuspended: agents.isSuspended,
      demandNotFrozen: frozen.demandNotFrozen,
      accountOf: wallet.accountOf,
      brandNamed: system.describe,
      hasPaymentPassword: identity.paymentPasswords.exists,
      demandPaymentPassword: identity.paymentPasswords.demand,
      announce: live.publishWallet,
    }),
  site: (serve, { upline, members, protection }: Site) => {
    uplineRoutes(serve, { upline, findMember: members.find, demandMayPlay: protection.demandMayPlay })
  },
  office: (serve, { upline, approvals, members }: Office) => {
    uplineOfficeRoutes(serve, {
      upline,
      approvals,
      findMembers: members.findMany,
      findByUsername: members.findByUsername,
    })
  },
  proposals: ({ carryOut }) => ({ 'upline.rules': carryOut }),
})

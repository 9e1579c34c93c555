import { defineRoom } from '#platform/room'
import type { Guard } from '../../accounts/guard/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Cashier, Deposited } from '../../money/cashier/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Pictures } from '../../site/pictures/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import { type Activities, createActivities } from './index.ts'
import { activitiesOfficeRoutes } from './office-routes.ts'
import { activitiesRoutes } from './routes.ts'

type Below = {
  readonly deposited: Deposited
  readonly guard: Pick<Guard, 'budgets'>
  readonly members: Pick<Members, 'find'>
  readonly pictures: Pictures
  readonly system: Pick<System, 'reckoningOf'>
  readonly turnover: Pick<Turnover, 'owed' | 'demandForBonus'>
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Site = {
  readonly activities: Activities
  readonly members: Pick<Members, 'find' | 'findMany'>
  readonly protection: Pick<Protection, 'demandMayPlay'>
}

type Office = {
  readonly activities: Activities
  readonly approvals: Approvals
  readonly cashier: Pick<Cashier, 'depositSizes' | 'depositedSince'>
  readonly members: Pick<Members, 'findMany' | 'findByUsername'>
  readonly operators: Pick<Operators, 'names'>
  readonly system: Pick<System, 'describe'>
}

export const activitiesRoom = defineRoom({
  name: 'activities',
  build: ({ deposited, guard, members, pictures, system, turnover, wallet }: Below, { database, clock, live }) =>
    createActivities({
      database,
      clock,
      budgets: guard.budgets,
      pictures,
      findMember: members.find,
      accountOf: wallet.accountOf,
      reckoningOf: system.reckoningOf,
      demandForBonus: turnover.demandForBonus,
      // Rewards and rebates have turnover of their own, which does not stop another promotion.
      owesBonus: async (member, on) =>
        (await turnover.owed(member, on)).some(
          ({ reason, source }) => reason === 'bonus' && source.startsWith('deposit:'),
        ),
      hasDeposited: async (member) => (await deposited.depositedBy([member])).has(member),
      depositedSince: deposited.creditedTo,
      depositedBefore: async ({ member, amount }, on) =>
        ((await deposited.depositedBy([member], on)).get(member) ?? amount) > amount,
      announce: live.publishWallet,
      tell: (member) => live.publish(member, { kind: 'activity' }),
    }),
  site: (serve, { activities, members, protection }: Site, { clock }) => {
    activitiesRoutes(serve, {
      activities,
      clock,
      findMember: members.find,
      findMembers: members.findMany,
      demandMayPlay: protection.demandMayPlay,
    })
  },
  office: (serve, { activities, approvals, cashier, members, operators, system }: Office, { clock }) => {
    activitiesOfficeRoutes(serve, {
      activities,
      approvals,
      clock,
      findMembers: members.findMany,
      findByUsername: members.findByUsername,
      operatorNames: operators.names,
      currencyOf: async (brand) => (await system.describe(brand)).currency,
      depositSizes: cashier.depositSizes,
      depositedSince: cashier.depositedSince,
    })
  },
  proposals: ({ carryOut, carryOutGrant }) => ({
    'activities.plan': carryOut,
    'activities.grant': carryOutGrant,
  }),
})

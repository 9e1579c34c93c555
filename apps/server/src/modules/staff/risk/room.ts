import { defineRoom } from '#platform/room'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Cashier } from '../../money/cashier/index.ts'
import type { Payees } from '../../money/payees/index.ts'
import type { Withdrawals } from '../../money/withdrawals/index.ts'
import type { Activities } from '../../rewards/activities/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Operators } from '../operators/index.ts'
import { createRisk, type Risk } from './index.ts'
import { riskOfficeRoutes } from './office-routes.ts'

type Below = {
  readonly activities: Pick<Activities, 'givenSince'>
  readonly cashier: Pick<Cashier, 'depositedSince'>
  readonly identity: Pick<Identity, 'sharedDevices'>
  readonly members: Pick<Members, 'sharedAddresses' | 'findMany'>
  readonly payees: Pick<Payees, 'sharedAccounts' | 'sharedNames'>
  readonly system: Pick<System, 'list' | 'reckoningOf'>
  readonly turnover: Pick<Turnover, 'playedFrom'>
  readonly withdrawals: Pick<Withdrawals, 'askedByAllSince'>
}

type Office = {
  readonly risk: Risk
  readonly members: Pick<Members, 'findMany' | 'findByUsername'>
  readonly operators: Pick<Operators, 'names'>
}

export const riskRoom = defineRoom({
  name: 'risk',
  build: ({ members, payees, system, ...below }: Below, { database, clock }) =>
    createRisk({
      database,
      clock,
      brands: system.list,
      reckoningOf: system.reckoningOf,
      findMembers: members.findMany,
      sharedAddresses: members.sharedAddresses,
      sharedDevices: below.identity.sharedDevices,
      sharedAccounts: payees.sharedAccounts,
      sharedNames: payees.sharedNames,
      tookGift: below.activities.givenSince,
      depositedSince: below.cashier.depositedSince,
      withdrawnSince: below.withdrawals.askedByAllSince,
      playedSince: below.turnover.playedFrom,
    }),
  office: (serve, { risk, members, operators }: Office) => {
    riskOfficeRoutes(serve, {
      risk,
      findMembers: members.findMany,
      findByUsername: members.findByUsername,
      operatorNames: operators.names,
    })
  },
  jobs: ({ look }) => [{ name: 'risk-look', every: '*/5 * * * *', work: look }],
})

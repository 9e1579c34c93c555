import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Agents } from '../agents/index.ts'
import { createSalary, type Salary } from './index.ts'
import { salaryOfficeRoutes } from './office-routes.ts'
import { salaryRoutes } from './routes.ts'

type Below = {
  readonly agents: Pick<Agents, 'demand'>
  readonly members: Pick<Members, 'findMany'>
  readonly system: Pick<System, 'describe'>
  readonly turnover: Turnover
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Office = {
  readonly salary: Salary
  readonly approvals: Approvals
  readonly members: Pick<Members, 'findMany' | 'findByUsername'>
}

export const salaryRoom = defineRoom({
  name: 'salary',
  build: ({ agents, members, system, turnover, wallet }: Below, { database, clock, live }) =>
    createSalary({
      database,
      clock,
      turnover,
      demandAgent: agents.demand,
      findMembers: members.findMany,
      accountOf: wallet.accountOf,
      brandNamed: system.describe,
      announce: live.publishWallet,
    }),
  site: (serve, { salary }: { readonly salary: Salary }) => salaryRoutes(serve, salary),
  office: (serve, { salary, approvals, members }: Office) => {
    salaryOfficeRoutes(serve, {
      salary,
      approvals,
      findMembers: members.findMany,
      findByUsername: members.findByUsername,
    })
  },
  jobs: ({ closeDays, followCorrections, payAll }) => [
    { name: 'salary-close-days', every: '* * * * *', work: closeDays },
    { name: 'salary-follow-corrections', every: '* * * * *', work: followCorrections },
    { name: 'salary-pay', every: '* * * * *', work: payAll },
  ],
  proposals: ({ carryOutRules, contracts }) => ({
    'salary.rules': carryOutRules,
    'salary.contract': contracts.carryOut,
  }),
})

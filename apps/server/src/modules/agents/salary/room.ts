import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Rebates } from '../../rewards/rebates/index.ts'
import type { Messages } from '../../site/messages/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import type { Agents } from '../agents/index.ts'
import { agreementRoutes } from './agreements/routes.ts'
import { dividendOfficeRoutes } from './dividend/office-routes.ts'
import { dividendRoutes } from './dividend/routes.ts'
import { createSalary, type Salary } from './index.ts'
import { salaryOfficeRoutes } from './office-routes.ts'
import { salaryRoutes } from './routes.ts'

type Below = {
  readonly agents: Pick<Agents, 'below' | 'demand'>
  readonly catalogue: Pick<Catalogue, 'returnsByCategory'>
  readonly members: Pick<Members, 'findMany'>
  readonly messages: Pick<Messages, 'tell'>
  readonly rebates: Pick<Rebates, 'highestRates'>
  readonly system: Pick<System, 'describe'>
  readonly turnover: Turnover
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Site = { readonly salary: Salary; readonly members: Pick<Members, 'findMany'> }

type Office = {
  readonly salary: Salary
  readonly approvals: Approvals
  readonly members: Pick<Members, 'findMany' | 'findByUsername'>
  readonly operators: Pick<Operators, 'names'>
}

export const salaryRoom = defineRoom({
  name: 'salary',
  build: (
    { agents, catalogue, members, messages, rebates, system, turnover, wallet }: Below,
    { database, clock, live },
  ) =>
    createSalary({
      database,
      clock,
      turnover,
      returnsByCategory: catalogue.returnsByCategory,
      highestRebates: rebates.highestRates,
      demandAgent: agents.demand,
      agentsBelow: agents.below,
      tell: messages.tell,
      findMembers: members.findMany,
      accountOf: wallet.accountOf,
      brandNamed: system.describe,
      announce: live.publishWallet,
    }),
  site: (serve, { salary, members }: Site) => {
    salaryRoutes(serve, salary)
    dividendRoutes(serve, salary)
    agreementRoutes(serve, { salary, findMembers: members.findMany })
  },
  office: (serve, { salary, approvals, members, operators }: Office) => {
    const { findMany: findMembers, findByUsername } = members
    salaryOfficeRoutes(serve, { salary, approvals, operatorNames: operators.names, findMembers, findByUsername })
    dividendOfficeRoutes(serve, { salary, approvals, findMembers, findByUsername })
  },
  jobs: ({ agreements, dividends, closePeriods, countWindows, followCorrections, payAll }) => [
    { name: 'salary-count-windows', every: '* * * * *', work: countWindows },
    { name: 'salary-close-periods', every: '* * * * *', work: closePeriods },
    { name: 'salary-follow-corrections', every: '* * * * *', work: followCorrections },
    { name: 'salary-expire-requests', every: '* * * * *', work: agreements.expire },
    { name: 'dividend-close-periods', every: '* * * * *', work: dividends.closePeriods },
    { name: 'dividend-follow-corrections', every: '* * * * *', work: dividends.followCorrections },
    { name: 'dividend-pay', every: '* * * * *', work: dividends.payAll },
    { name: 'salary-pay', every: '* * * * *', work: payAll },
  ],
  proposals: ({ carryOutRules, contracts, dividends }) => ({
    'salary.bills': dividends.decide.carryOut,
    'salary.rules': carryOutRules,
    'salary.contract': contracts.carryOut,
  }),
})

import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { agentMoneyRules, proposedAgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import type { Amount } from '@sanuk/money/amount'
import type { Connection, Transaction } from '#platform/database'
import { createDatedRules } from '#platform/dated-rules'
import type { ListQuery, WantedMember } from '#platform/list-query'
import { createAgreements } from './agreements/agreements.ts'
import { createCalendars } from './calendar-of.ts'
import { createChangeContract } from './change-contract.ts'
import { createCloseAll } from './close-periods.ts'
import { createClosing } from './closing.ts'
import { createContractsAfterMove } from './contracts-after-move.ts'
import { createDividends } from './dividend/dividends.ts'
import { createExplainSalary } from './explain-salary.ts'
import { createMargins } from './margins.ts'
import type { SalaryNeeds } from './needs.ts'
import { createOwnPeriods } from './own-periods.ts'
import { createOwnSalary } from './own-salary.ts'
import { createPaidIf } from './paid-if.ts'
import { createPayOut } from './pay-out.ts'
import { createPreviewRules } from './preview-rules.ts'
import { activeLeastOf } from './rules.ts'
import { forDividends, forSchemes } from './schemes.ts'
import { createContractStore } from './store/contracts.ts'
import { createDetailStore } from './store/details.ts'
import { listEarnings, waitingAt } from './store/earnings.ts'
import { createPaymentStore } from './store/payments.ts'
import { openDividend, openScheme } from './stored.ts'
import { createTeamContracts } from './team-contracts.ts'

export { createStartingContracts, type StartingContracts } from './starting/starting-contracts.ts'

export type Salary = ReturnType<typeof createSalary>

/** Of how many days operators are told what was paid. */
const PAID_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** What agents are paid of their team's play: rules of the brand, contracts of agents, and what each period brings. */
export function createSalary(needs: SalaryNeeds) {
  const { database, clock, brandNamed } = needs
  const rules = createDatedRules(database, { table: 'salary.rules', schema: agentMoneyRules })
  const stored = {
    rules,
    contracts: createContractStore(database),
    payments: createPaymentStore(database),
    schemes: forSchemes((scheme) => openScheme(database, scheme)),
    dividends: forDividends((scheme) => openDividend(database, scheme)),
  }
  const todayOf = async (brand: string): Promise<string> => dayOf(clock(), (await brandNamed(brand)).timeZone)
  const calendars = createCalendars(needs)
  const details = createDetailStore(database)
  const periods = createOwnPeriods({ ...needs, ...stored, details })
  const parts = { ...needs, ...stored, ...calendars, details, periods, todayOf }

  const contracts = createChangeContract(parts)
  const standingOf = contracts.standing
  const dividends = createDividends(parts)
  const margins = createMargins(parts)
  const paidIf = createPaidIf({ ...parts, billsOf: dividends.billsOf })
  const agreements = createAgreements({ ...parts, standingOf, paidIf })
  const across = { standingOf, agreements }
  return {
    ...createCloseAll(parts),
    payAll: createPayOut(parts),
    own: { ...createOwnSalary(parts), explain: createExplainSalary(parts) },
    contracts,
    contractsAfterMove: createContractsAfterMove(parts),
    closing: createClosing(parts),
    agreements,
    dividends,
    team: createTeamContracts({ ...parts, ...across }),
    listContracts: stored.contracts.list,
    listEarnings: (of: { brand: string; agent: WantedMember; scheme: SalaryScheme | null }, asked: ListQuery) =>
      listEarnings(database, of, asked),
    todayOf,
    listRules: rules.list,
    closedPeriods: stored.payments.closedPeriods,
    /** Valid stake on a business day from which an account counts as active at a brand. */
    activeLeastOn: async (brand: string, day: string, on?: Connection): Promise<Amount> =>
      activeLeastOf(await rules.on(brand, day, on)),
    /** What a brand paid in the last thirty days, and what waits. */
    figures: async (brand: string) => {
      const [paid, waiting] = await Promise.all([
        stored.payments.paidSince(brand, new Date(clock().getTime() - PAID_DAYS * DAY_MS)),
        waitingAt(database, brand),
      ])
      return { paid, waiting }
    },
    preview: createPreviewRules(parts),
    margins,
    /** Puts approved rules in force from their day on. Outdated are those that leave too little by the rebates of now. */
    carryOutRules: async (
      transaction: Transaction,
      proposal: { readonly brand: string; readonly details: unknown },
    ) => {
      const proposed = proposedAgentMoneyRules.parse(proposal.details)
      const { brand } = proposal
      await margins.demandCurrent(brand, proposed)
      await rules.add(transaction, { ...proposed, brand, today: await todayOf(brand), decidedAt: clock() })
      return null
    },
  }
}

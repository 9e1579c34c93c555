import { dayOf } from '@sanuk/contracts/calendar-day'
import { type AgentMoneyRules, agentMoneyRules, proposedAgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { createClosedPeriods } from '#platform/accruals/closed-periods'
import type { Connection, Transaction } from '#platform/database'
import { createDatedRules, dayAfter } from '#platform/dated-rules'
import { createChangeContract } from './change-contract.ts'
import { createCloseDays } from './close-days.ts'
import type { SalaryNeeds } from './needs.ts'
import { createOwnDays } from './own-days.ts'
import { createPayOut } from './pay-out.ts'
import { activeLeastOf } from './rules.ts'
import { createContractStore } from './store/contracts.ts'
import { CLOSED_DAYS, createDayStore } from './store/days.ts'
import { createDetailStore } from './store/details.ts'
import { createPaymentStore } from './store/payments.ts'
import { preview } from './store/preview.ts'

export type Salary = ReturnType<typeof createSalary>

/** Days that a preview looks back. */
const PREVIEWED_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** What agents are paid of their team's play: rules of the brand, contracts of agents, and what each day brings. */
export function createSalary(needs: SalaryNeeds) {
  const { database, clock, brandNamed } = needs
  const rules = createDatedRules(database, { table: 'salary.rules', schema: agentMoneyRules })
  const stored = {
    rules,
    contracts: createContractStore(database),
    days: createDayStore(database),
    closed: createClosedPeriods(database, CLOSED_DAYS),
    payments: createPaymentStore(database),
  }
  const todayOf = async (brand: string): Promise<string> => dayOf(clock(), (await brandNamed(brand)).timeZone)
  const parts = { ...needs, ...stored, todayOf }

  return {
    ...createCloseDays(parts),
    payAll: createPayOut(parts),
    own: createOwnDays({ ...parts, details: createDetailStore(database) }),
    contracts: createChangeContract(parts),
    listContracts: stored.contracts.list,
    listDays: stored.days.ofBrand,
    todayOf,
    listRules: rules.list,
    closedDays: stored.payments.closedDays,
    /** Valid stake on a business day from which an account counts as active at a brand. */
    activeLeastOn: async (brand: string, day: string, on?: Connection): Promise<Amount> =>
      activeLeastOf(await rules.on(brand, day, on)),
    /** What a brand paid in the last thirty days, and what waits. */
    figures: async (brand: string) => {
      const [paid, waiting] = await Promise.all([
        stored.payments.paidSince(brand, new Date(clock().getTime() - PREVIEWED_DAYS * DAY_MS)),
        stored.days.waiting(brand),
      ])
      return { paid, waiting }
    },
    /** What rules would have paid for the last thirty days that are over, by the contracts of the next business day. */
    preview: async (brand: string, { open, most, activeLeast }: AgentMoneyRules) => {
      const { currency } = await brandNamed(brand)
      const today = await todayOf(brand)
      const span = { from: dayAfter(today, -PREVIEWED_DAYS), to: dayAfter(today, -1) }
      const counting = { brand, currency, ...span, most: open ? most : 0, contractsOn: dayAfter(today) }
      return { ...span, ...(await preview(database, counting, { activeLeast: parseAmount(activeLeast) })) }
    },
    /** Puts approved rules in force from their day on. */
    carryOutRules: async (
      transaction: Transaction,
      proposal: { readonly brand: string; readonly details: unknown },
    ) => {
      const proposed = proposedAgentMoneyRules.parse(proposal.details)
      const { brand } = proposal
      await rules.add(transaction, { ...proposed, brand, today: await todayOf(brand), decidedAt: clock() })
      return null
    },
  }
}

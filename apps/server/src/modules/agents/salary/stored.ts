import type { DividendScheme, SalaryScheme } from '@sanuk/contracts/agent-schemes'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { type ClosedPeriods, createClosedPeriods } from '#platform/accruals/closed-periods'
import type { Database } from '#platform/database'
import type { DatedRules } from '#platform/dated-rules'
import { type BillStore, createBillStore } from './store/bills.ts'
import type { ContractStore } from './store/contracts.ts'
import { closedPeriods, createEarningStore, type EarningStore } from './store/earnings.ts'
import type { PaymentStore } from './store/payments.ts'
import { createTimeWindowStore, type TimeWindowStore } from './store/time-windows.ts'

/** What is kept of a scheme. */
export type SchemeStore = {
  readonly scheme: SalaryScheme
  readonly earnings: EarningStore
  readonly closed: ClosedPeriods
  readonly windows: TimeWindowStore
}

export const openScheme = (database: Database, scheme: SalaryScheme): SchemeStore => ({
  scheme,
  earnings: createEarningStore(database, scheme),
  closed: createClosedPeriods(database, closedPeriods(scheme)),
  windows: createTimeWindowStore(database, scheme),
})

/** What is kept of a scheme of dividends. */
export type DividendStore = {
  readonly scheme: DividendScheme
  readonly bills: BillStore
  readonly closed: ClosedPeriods
}

export const openDividend = (database: Database, scheme: DividendScheme): DividendStore => ({
  scheme,
  bills: createBillStore(database, scheme),
  closed: createClosedPeriods(database, closedPeriods(scheme)),
})

/** What the room keeps. */
export type Stored = {
  readonly rules: DatedRules<AgentMoneyRules>
  readonly contracts: ContractStore
  readonly payments: PaymentStore
  readonly schemes: Readonly<Record<SalaryScheme, SchemeStore>>
  readonly dividends: Readonly<Record<DividendScheme, DividendStore>>
}

import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import type { ClosedPeriods } from '#platform/accruals/closed-periods'
import type { DatedRules } from '#platform/dated-rules'
import type { ContractStore } from './store/contracts.ts'
import type { DayStore } from './store/days.ts'
import type { PaymentStore } from './store/payments.ts'

/** What the room keeps. */
export type Stored = {
  readonly rules: DatedRules<AgentMoneyRules>
  readonly contracts: ContractStore
  readonly days: DayStore
  readonly closed: ClosedPeriods
  readonly payments: PaymentStore
}

import type { SALARY_STATES } from '@sanuk/contracts/agent-salary'
import type { Amount } from '@sanuk/money/amount'

export type SalaryState = (typeof SALARY_STATES)[number]

type Standing = { readonly earned: Amount; readonly paid: Amount; readonly isRunning?: boolean }

/** How far a period is paid. */
export function stateOf({ earned, paid, isRunning = false }: Standing): SalaryState {
  if (isRunning) return 'running'
  if (earned < paid) return 'owing'
  if (earned > paid) return 'waiting'
  return earned > 0n ? 'paid' : 'nothing'
}

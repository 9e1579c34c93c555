import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { type Amount, parseAmount } from '@sanuk/money/amount'

/** Valid stake on a day from which an account counts as active, at brands that have decided nothing: 100. */
const USUAL_ACTIVE_LEAST = parseAmount('100')

/** The highest rate that counts by rules; 0 where there are none or salaries are closed. */
export const mostOf = (rules: AgentMoneyRules | null): number => (rules?.open ? rules.most : 0)

/** Valid stake on a day from which an account counts as active. */
export const activeLeastOf = (rules: AgentMoneyRules | null): Amount =>
  rules ? parseAmount(rules.activeLeast) : USUAL_ACTIVE_LEAST

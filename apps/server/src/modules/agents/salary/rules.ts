import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { type Amount, parseAmount } from '@sanuk/money/amount'

/** Valid stake on a day from which an account counts as active, at brands that have decided nothing: 100. */
export const USUAL_ACTIVE_LEAST = parseAmount('100')

/** The highest rate that counts in a scheme by rules; 0 where there are none or the scheme is closed. */
export const mostOf = (rules: AgentMoneyRules | null, scheme: AgentScheme): number => rules?.most[scheme] ?? 0

/** Valid stake on a day from which an account counts as active. */
export const activeLeastOf = (rules: AgentMoneyRules | null): Amount =>
  rules ? parseAmount(rules.activeLeast) : USUAL_ACTIVE_LEAST

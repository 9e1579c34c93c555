import { type AgentScheme, DIVIDEND_SCHEMES, type DividendScheme } from '@sanuk/contracts/agent-schemes'

/** Whether a scheme pays a share of what a team's members lost, instead of one of their valid stake. */
export const isDividend = (scheme: AgentScheme): scheme is DividendScheme =>
  DIVIDEND_SCHEMES.some((dividend) => dividend === scheme)

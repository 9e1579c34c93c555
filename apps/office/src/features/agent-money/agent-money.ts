import type { AgentMoneyRules, previewAgentMoney } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'

/** Under which name all of it is remembered. */
export const AGENT_MONEY = ['agent-money']

export type Previewed = AnswerOf<typeof previewAgentMoney>

/** What a brand without rules begins with: no scheme is offered. */
export const FIRST: AgentMoneyRules = {
  activeLeast: '100',
  most: {
    'daily-salary': 0,
    'weekly-salary': 0,
    'half-monthly-salary': 0,
    'monthly-salary': 0,
    'hourly-salary': 0,
    'realtime-salary': 0,
    dividend: 0,
    'weekly-dividend': 0,
    'monthly-dividend': 0,
  },
  dividendWay: 'fixed',
  carry: 'always',
  least: '1',
  play: 0,
}

import { type SalaryWeights, WEIGHT_WHOLE } from '@sanuk/contracts/agent-schemes'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import type { AgentMoneyRules, previewAgentMoney } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'

/** Under which name all of it is remembered. */
export const AGENT_MONEY = ['agent-money']

export type Previewed = AnswerOf<typeof previewAgentMoney>

/** All of each category counts. */
export const FULL_WEIGHTS: SalaryWeights = Object.fromEntries(GAME_TYPES.map((gameType) => [gameType, WEIGHT_WHOLE]))

/** What a brand without rules begins with: no scheme is offered, and none may take more than games keep. */
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
  weights: FULL_WEIGHTS,
  leastMargin: 0,
  dividendWay: 'fixed',
  carry: 'always',
  least: '1',
  play: 0,
}

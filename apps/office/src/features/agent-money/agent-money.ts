import type { AgentMoneyRules, previewAgentMoney } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'

/** Under which name all of it is remembered. */
export const AGENT_MONEY = ['agent-money']

export type Previewed = AnswerOf<typeof previewAgentMoney>

/** What a brand without rules begins with. */
export const FIRST: AgentMoneyRules = { open: false, activeLeast: '100', most: 100, least: '1', play: 0 }

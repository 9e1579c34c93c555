import type { ProfitFigures } from '@sanuk/contracts/agent-profit'
import { AGENT } from '../agents.fixture.ts'
import type { ProfitPage } from './use-profit.ts'

type ProfitRow = ProfitPage['list'][number]

export const NO_PROFIT: ProfitFigures = {
  deposits: '0.00',
  withdrawals: '0.00',
  rounds: 0,
  stake: '0.00',
  valid: '0.00',
  win: '0.00',
  net: '0.00',
  rebates: '0.00',
  rewards: '0.00',
  salaries: '0.00',
}

const OWN = { id: AGENT.id, username: AGENT.account }

/** A member directly below `AGENT` who did nothing, but for what a test changes. */
export const aProfitRow = (username: string, change: Partial<ProfitRow> = {}): ProfitRow => ({
  id: crypto.randomUUID(),
  username,
  isAgent: false,
  path: [OWN],
  ...NO_PROFIT,
  ...change,
})

/** A whole list of rows directly below `AGENT`, whose sums a test says. */
export const aProfit = (list: readonly ProfitRow[], change: Partial<ProfitPage> = {}): ProfitPage => ({
  path: [OWN],
  own: NO_PROFIT,
  total: NO_PROFIT,
  list: [...list],
  nextCursor: null,
  ...change,
})

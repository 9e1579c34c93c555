import type { ProfitFigures } from '@sanuk/contracts/agent-profit'
import type { Word } from '@sanuk/locales/word'
import { type Amount, add, parseAmount } from '@sanuk/money/amount'

export type ProfitFigureName = keyof ProfitFigures

/** The figures of a row in the order in which they are shown, and what they are called. */
export const PROFIT_FIGURES = {
  deposits: 'agent-centre.figure.deposits',
  withdrawals: 'agent-centre.figure.withdrawals',
  rounds: 'agent-centre.figure.rounds',
  stake: 'agent-centre.figure.stake',
  valid: 'agent-centre.figure.valid',
  win: 'agent-centre.figure.win',
  net: 'agent-centre.figure.net',
  rebates: 'agent-profit.rebates',
  rewards: 'agent-profit.rewards',
  salaries: 'agent-profit.salaries',
} as const satisfies Record<ProfitFigureName, Word>

export const profitFigureNames = Object.keys(PROFIT_FIGURES) as readonly ProfitFigureName[]

/** All that the house gave. */
export const givenIn = ({ rebates, rewards, salaries }: ProfitFigures): Amount =>
  add(parseAmount(rebates), parseAmount(rewards), parseAmount(salaries))

/** Whether nothing happened at all. */
export const isIdle = (figures: ProfitFigures): boolean =>
  profitFigureNames.every((name) => Number(figures[name]) === 0)

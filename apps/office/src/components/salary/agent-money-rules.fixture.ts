import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'

/** Highest rates where no scheme is offered. */
export const NO_RATES: AgentMoneyRules['most'] = {
  'daily-salary': 0,
  'weekly-salary': 0,
  'half-monthly-salary': 0,
  'monthly-salary': 0,
  'hourly-salary': 0,
  'realtime-salary': 0,
  dividend: 0,
  'weekly-dividend': 0,
  'monthly-dividend': 0,
}

/** Rules that offer no scheme. */
export const NO_SCHEMES: AgentMoneyRules = {
  activeLeast: '100',
  most: NO_RATES,
  dividendWay: 'fixed',
  carry: 'always',
  least: '1',
  play: 0,
}

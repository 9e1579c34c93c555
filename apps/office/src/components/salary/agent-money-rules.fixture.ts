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

/** All of each category counts. */
const ALL_IN_FULL: AgentMoneyRules['weights'] = {
  LIVE: 100,
  SPORTS: 100,
  ESPORTS: 100,
  ELOTT: 100,
  LOTT: 100,
  FISH: 100,
  RNG: 100,
  PVP: 100,
  COCKFIGHT: 100,
}

/** Rules that offer no scheme. */
export const NO_SCHEMES: AgentMoneyRules = {
  activeLeast: '100',
  most: NO_RATES,
  weights: ALL_IN_FULL,
  leastMargin: null,
  dividendWay: 'fixed',
  carry: 'always',
  least: '1',
  play: 0,
}

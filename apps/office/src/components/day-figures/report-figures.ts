/** What is shown of business days, in this order; the first ones matter most. */
export const FIGURES = [
  'gross',
  'net',
  'stake',
  'win',
  'rounds',
  'players',
  'newMembers',
  'deposits',
  'depositNumber',
  'withdrawals',
  'withdrawalNumber',
  'bonuses',
  'rebates',
  'salaries',
  'prizes',
  'freePaid',
  'freeRounds',
  'adjustments',
] as const
export type FigureName = (typeof FIGURES)[number]

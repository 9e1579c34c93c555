/** Panels for everybody, each a window of its own. */
const WITHOUT_LOGIN = [
  'login',
  'register',
  'forgot',
  'reset',
  'changePassword',
  'prove',
  'feedback',
  'raffle',
  'redPacket',
  'needAccount',
  'centreClosed',
  'agentsOnly',
] as const

/** The pages of the agent centre. */
const OF_AGENTS = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'agentPersonalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
] as const

/** Everything that opens over a page by `?panel=`; those after the first ones are the pages of the member centre. */
export const PANELS = [
  ...WITHOUT_LOGIN,
  ...OF_AGENTS,
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transactionHistory',
  'bonusDetails',
  'rewardCenter',
  'manualRebate',
  'referral',
  'transferUpline',
  'missionLeaderboard',
  'messageV2',
  'personalHistoryCopy',
  'personalProfit',
  'protection',
] as const

export type PanelName = (typeof PANELS)[number]

/** What opens: a panel of its own, or one of the two centres, windows whose pages follow one another. */
export type PanelWindow = (typeof WITHOUT_LOGIN)[number] | 'memberCentre' | 'agentCentre'

/** In which window a panel is shown; those of the centres lead through the login first. */
export function windowOf(name: PanelName): PanelWindow {
  if (OF_AGENTS.some((one) => one === name)) return 'agentCentre'
  return WITHOUT_LOGIN.find((one) => one === name) ?? 'memberCentre'
}

/**
 * What the address says about panels: which is open, by what somebody wants to sign in, and where to go on once they
 * have.
 */
export type PanelSearch = { panel?: PanelName | undefined; by?: 'sms' | undefined; next?: string | undefined }

/** Reads the panel part of an address; `next` only ever leads to a page of ours. */
export function readPanelSearch(search: Record<string, unknown>): PanelSearch {
  const panel = PANELS.find((name) => name === search.panel)
  const next = typeof search.next === 'string' && /^\/(?![/\\])/.test(search.next) ? search.next : undefined
  return { panel, by: panel && search.by === 'sms' ? search.by : undefined, next }
}

/** Everything that opens over a page by `?panel=`. The names after `needAccount` are those of the member centre's pages. */
export const PANELS = [
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

/**
 * What the address says about panels: which is open, by what somebody wants to sign in, and where to go on once they
 * have.
 */
export type PanelSearch = { panel?: PanelName | undefined; by?: 'sms' | undefined; next?: string | undefined }

/** Reads the panel part of an address; `next` only ever leads to a page of ours. */
export function readPanelSearch(search: Record<string, unknown>): PanelSearch {
  const panel = PANELS.find((name) => name === search.panel)
  const next = typeof search.next === 'string' && /^\/(?![/\\])/.test(search.next) ? search.next : undefined
  return { ...(panel && { panel }), ...(panel && search.by === 'sms' && { by: search.by }), ...(next && { next }) }
}

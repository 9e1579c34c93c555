import type { ReferralPlan } from '@sanuk/contracts/office-referrals'

/** Under which name all of it is remembered. */
export const REFERRALS = ['referrals']

const DAY_MS = 24 * 60 * 60 * 1000

/** The day after a business day, `yyyy-MM-dd`. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** What a brand without a plan begins with. */
export const FIRST: ReferralPlan = {
  ...{ open: true, reward: '100', leastDeposit: '300', leastPlay: '3000', days: 30, verified: true },
  ...{ rate: 5, dayMax: '500', least: '1', play: 100 },
}

import type { ReferralPlan } from '@sanuk/contracts/office-referrals'

/** Under which name all of it is remembered. */
export const REFERRALS = ['referrals']

/** What a brand without a plan begins with. */
export const FIRST: ReferralPlan = {
  ...{ open: true, reward: '100', leastDeposit: '300', leastPlay: '3000', days: 30, verified: true },
  ...{ rate: 5, dayMax: '500', least: '1', play: 100 },
}

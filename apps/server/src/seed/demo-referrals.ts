import type { ReferralPlan } from '@sanuk/contracts/office-referrals'

/** A friend who deposits and plays brings a hundred, and a twentieth of a per cent of what they play from then on. */
export const DEMO_REFERRALS: ReferralPlan = {
  open: true,
  reward: '100',
  leastDeposit: '300',
  leastPlay: '3000',
  days: 30,
  verified: false,
  rate: 5,
  dayMax: '500',
  least: '1',
  play: 100,
}

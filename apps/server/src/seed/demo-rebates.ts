import type { RebatePlan } from '@sanuk/contracts/office-rebates'

/** Rates as brands of this market publish them, in hundredths of a per cent; the club's upper ranks get more. */
export const DEMO_REBATES: RebatePlan = {
  open: true,
  steps: [
    {
      fromLevel: 0,
      rates: { RNG: 50, FISH: 50, LIVE: 60, PVP: 30, SPORTS: 40, ESPORTS: 40, LOTT: 50, ELOTT: 50 },
    },
    {
      fromLevel: 3,
      rates: { RNG: 60, FISH: 60, LIVE: 70, PVP: 40, SPORTS: 50, ESPORTS: 50, LOTT: 60, ELOTT: 60 },
    },
    {
      fromLevel: 5,
      rates: { RNG: 80, FISH: 80, LIVE: 80, PVP: 50, SPORTS: 60, ESPORTS: 60, LOTT: 70, ELOTT: 70 },
    },
  ],
  least: '1',
  dayMax: '100000',
  claimDays: 7,
  play: 100,
  automatic: false,
}

import type { TurnoverRules } from '@sanuk/contracts/office-turnover'

/**
 * What holds unless a brand's operators decided otherwise: a deposit is played once, which keeps a cashier from being a
 * laundry. Weights as brands of this market publish them: games with two sides count half.
 */
export const USUAL_RULES: TurnoverRules = {
  depositPercent: 100,
  weights: { RNG: 100, FISH: 100, LIVE: 50, PVP: 50, SPORTS: 100, ESPORTS: 100, LOTT: 100, ELOTT: 100 },
}

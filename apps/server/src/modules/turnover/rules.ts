import type { Weights } from './pay-off.ts'

/** What a brand demands to be played before money leaves, unless its operators decided otherwise. */
export type TurnoverRules = {
  /** Of a deposit, in per cent: once its amount is what keeps a cashier from being a laundry. */
  readonly depositPercent: number
  readonly weights: Weights
}

/** Weights as brands of this market publish them: games with two sides count half. */
export const USUAL_RULES: TurnoverRules = {
  depositPercent: 100,
  weights: { RNG: 100, FISH: 100, LIVE: 50, PVP: 50, SPORTS: 100, ESPORTS: 100, LOTT: 100, ELOTT: 100 },
}

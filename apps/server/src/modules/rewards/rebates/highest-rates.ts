import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import type { RebateRates } from '@sanuk/contracts/rebates'
import type { HighestRebates } from '#platform/capabilities/rebate-rates'
import type { DatedRules } from '#platform/dated-rules'

/** The highest rates of any rank by the plan that holds on a day, and by those that are decided for later ones. */
export function createHighestRates(plans: Pick<DatedRules<RebatePlan>, 'on' | 'list'>): HighestRebates {
  return async (brand, day) => {
    const [held, all] = await Promise.all([plans.on(brand, day), plans.list(brand)])
    const later = all.filter(({ effectiveFrom }) => effectiveFrom > day)
    return highestOf(held ? [held, ...later] : later)
  }
}

/** Closed plans give nothing. */
function highestOf(plans: readonly RebatePlan[]): RebateRates {
  const steps = plans.filter(({ open }) => open).flatMap((plan) => plan.steps)
  const highest: RebateRates = {}
  for (const gameType of GAME_TYPES) {
    highest[gameType] = Math.max(0, ...steps.map(({ rates }) => rates[gameType] ?? 0))
  }
  return highest
}

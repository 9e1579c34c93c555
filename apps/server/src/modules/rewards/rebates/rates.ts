import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import type { RebateRates } from '@sanuk/contracts/rebates'
import { RANKS_MAX } from '@sanuk/contracts/vip'
import { Refusal } from '#platform/refusal'

/** What a plan gives back at a rank: the rates of the last step at or below it. */
export const ratesAt = ({ open, steps }: Pick<RebatePlan, 'open' | 'steps'>, level: number): RebateRates =>
  open ? (steps.findLast(({ fromLevel }) => fromLevel <= level)?.rates ?? {}) : {}

export type Rate = { readonly level: number; readonly gameType: string; readonly rate: number }

/** Every rate of a plan, rank by rank. */
export function allRates(plan: Pick<RebatePlan, 'open' | 'steps'>): Rate[] {
  const levels = Array.from({ length: RANKS_MAX + 1 }, (_, level) => level)
  return levels.flatMap((level) =>
    Object.entries(ratesAt(plan, level)).map(([gameType, rate]) => ({ level, gameType, rate })),
  )
}

/** Refuses with `ranks_not_rising` unless the first step is everybody's, and every next one is for a higher rank. */
export function demandSteps({ steps }: Pick<RebatePlan, 'steps'>): void {
  const rises = steps.every(({ fromLevel }, at) => {
    const below = steps[at - 1]
    return below ? fromLevel > below.fromLevel : fromLevel === 0
  })
  if (!rises) throw new Refusal('ranks_not_rising')
}

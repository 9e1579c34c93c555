/**
 * A rate, in hundredths of a per cent, and what a team must have done in a period for it: valid stakes and loss in the
 * smallest unit of money, and active accounts. 0 asks for nothing.
 */
export type Tier = {
  readonly rate: number
  readonly valid: bigint
  readonly active: number
  readonly loss: bigint
}

/** What a team did in a period. The loss is what its members lost; negative where they won. */
export type TeamPeriod = Omit<Tier, 'rate'>

/** What is wrong with a list of tiers: which one, and which of its numbers. */
export type TierFault = {
  readonly at: number
  readonly field: keyof Tier
  /** `rate_not_higher`, `condition_lower`: than that of the tier before. `loss_above_valid`: nobody loses more than they stake. */
  readonly fault: 'rate_not_higher' | 'condition_lower' | 'loss_above_valid'
}

/** Tiers stand in order: each pays more than the one before, for no less. */
export function tierFaults(tiers: readonly Tier[]): TierFault[] {
  return tiers.flatMap((tier, at): TierFault[] => {
    const faults: TierFault[] = []
    const before = tiers[at - 1]
    if (before) {
      if (tier.rate <= before.rate) faults.push({ at, field: 'rate', fault: 'rate_not_higher' })
      for (const field of ['valid', 'active', 'loss'] as const) {
        if (tier[field] < before[field]) faults.push({ at, field, fault: 'condition_lower' })
      }
    }
    if (tier.loss > tier.valid) faults.push({ at, field: 'loss', fault: 'loss_above_valid' })
    return faults
  })
}

/** Whether a team did all that a tier asks for. A tier that asks for no loss is also reached by a team that won. */
const isReached = (tier: Tier, { valid, active, loss }: TeamPeriod): boolean =>
  valid >= tier.valid && active >= tier.active && (tier.loss === 0n || loss >= tier.loss)

/** The place in the list, from 0 on, of the highest tier that a team reached; -1 where it reached none. */
export const reachedTier = (tiers: readonly Tier[], team: TeamPeriod): number =>
  tiers.findLastIndex((tier) => isReached(tier, team))

/** The next tier above the one that a team reached, and what is missing to it; `null` at the highest. */
export function missingToNext(
  tiers: readonly Tier[],
  team: TeamPeriod,
): { readonly tier: Tier; readonly missing: TeamPeriod } | null {
  const tier = tiers[reachedTier(tiers, team) + 1]
  if (!tier) return null
  const less = (wanted: bigint, done: bigint): bigint => (wanted > done ? wanted - done : 0n)
  return {
    tier,
    missing: {
      valid: less(tier.valid, team.valid),
      active: Math.max(0, tier.active - team.active),
      loss: tier.loss === 0n ? 0n : less(tier.loss, team.loss),
    },
  }
}

/**
 * The first tier of the lower contract, from 0 on, that pays more than the upper contract pays for the same; -1 where
 * there is none. Without one, no team reaches a higher rate by the lower contract than by the upper one.
 */
export const uncoveredTier = (upper: readonly Tier[], lower: readonly Tier[]): number =>
  lower.findIndex((tier) => !upper.some((other) => other.rate >= tier.rate && isReached(other, tier)))

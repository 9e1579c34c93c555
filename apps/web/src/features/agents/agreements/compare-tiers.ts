import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { parseAmount } from '@sanuk/money/amount'

/** The rate, in hundredths of a per cent, that tiers pay for what another tier asks for; 0 where they pay nothing. */
export const rateFor = (tiers: readonly AgentTier[], asked: Omit<AgentTier, 'rate'>): number =>
  Math.max(0, ...tiers.filter((tier) => asksForNoMore(tier, asked)).map(({ rate }) => rate))

type Conditions = Omit<AgentTier, 'rate'>

const asksForNoMore = (one: Conditions, other: Conditions): boolean =>
  parseAmount(one.valid) <= parseAmount(other.valid) && one.active <= other.active && lossOf(one) <= lossOf(other)

/** Tiers of salaries ask for no loss. */
const lossOf = ({ loss }: Conditions): bigint => parseAmount(loss ?? '0')

/** What other tiers mean to the agent who is paid by them. */
export type Verdict = 'new' | 'ends' | 'same' | 'better' | 'worse' | 'mixed'

/** `better` and `worse` hold for whatever a team may do; tiers are `mixed` where it depends on that. */
export function verdictOf(former: readonly AgentTier[], tiers: readonly AgentTier[]): Verdict {
  if (tiers.length === 0) return 'ends'
  if (former.length === 0) return 'new'
  const isNoLess = paysNoLess(tiers, former)
  const isNoMore = paysNoLess(former, tiers)
  if (isNoLess && isNoMore) return 'same'
  if (isNoLess) return 'better'
  return isNoMore ? 'worse' : 'mixed'
}

/** Whether no team is paid less by the first tiers than by the second ones. */
const paysNoLess = (some: readonly AgentTier[], others: readonly AgentTier[]): boolean =>
  others.every((tier) => rateFor(some, tier) >= tier.rate)

/** Whether tiers are alike, however their amounts are written. */
export const isSameTiers = (some: readonly AgentTier[], others: readonly AgentTier[]): boolean =>
  some.length === others.length && some.every((tier, at) => isSameTier(tier, others[at]))

const isSameTier = (one: AgentTier, other: AgentTier | undefined): boolean =>
  one.rate === other?.rate && asksForNoMore(one, other) && asksForNoMore(other, one)

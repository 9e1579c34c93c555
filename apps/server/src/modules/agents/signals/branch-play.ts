import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { usualAmounts } from '@sanuk/money/usual-amounts'
import type { BranchPlay, Finding } from './finding.ts'

/** From which valid stake, and from which earnings of its agents, a branch is looked at. */
export type Leasts = { readonly valid: Amount; readonly earned: Amount }

/** By the currency: 100 000 and 1 000 baht. */
export function leastsOf(currency: CurrencyCode): Leasts {
  const two = parseAmount(usualAmounts(currency).twoFrom)
  return { valid: amount(two * 2n), earned: amount(two / 50n) }
}

/** Days with play, below which a balance is chance. */
const DAYS_LEAST = 3

/** One day with another, the house wins or loses less than one in 200 of what is staked. */
const SWING_IN = 200n

/** Members who won more than one in 100 of what they staked were lucky. */
const LUCK_IN = 100n

/** An agent below with so much of the valid stake, in per cent, is where it comes from. */
const SAME_PLAY_PERCENT = 90n

/**
 * Branches whose wins and losses balance day by day while their agents earn. Even games with the smallest house edge, about
 * one per cent in baccarat, leave the house more than that of a large sum, and chance alone moves a small one further.
 */
export function findRisklessPlay(branches: readonly BranchPlay[], least: Leasts): Finding[] {
  const found = branches.filter(({ valid, swing, days, earned }) => {
    return valid >= least.valid && days >= DAYS_LEAST && earned > 0n && swing * SWING_IN < valid
  })
  return withoutAbove(found).map((play) => findingOf('riskless_play', play, [play.valid, least.valid]))
}

/** Branches whose agents earned more than the house won, unless it is because members were lucky. */
export function findPayOverWin(branches: readonly BranchPlay[], least: Leasts): Finding[] {
  const found = branches.filter(({ valid, won, earned }) => {
    return earned >= least.earned && earned > won && -won * LUCK_IN <= valid
  })
  return withoutAbove(found).map((play) => {
    return findingOf('pay_over_win', play, [amount(play.earned - play.won), least.earned])
  })
}

/** Leaves out agents of whose play nearly all is that of an agent below who was found, too. */
function withoutAbove(found: readonly BranchPlay[]): BranchPlay[] {
  const isSource = (below: BranchPlay, { agent, valid }: BranchPlay): boolean =>
    below.agent !== agent && below.ancestors.includes(agent) && below.valid * 100n >= valid * SAME_PLAY_PERCENT
  return found.filter((play) => !found.some((below) => isSource(below, play)))
}

type PlayKind = 'riskless_play' | 'pay_over_win'

function findingOf(
  kind: PlayKind,
  { agent, ancestors: _ancestors, ...figures }: BranchPlay,
  [measure, least]: readonly [Amount, Amount],
): Finding {
  return { agent, measure, strength: (measure * 100n) / least, evidence: { kind, ...figures } }
}

import { type Amount, ZERO } from '@sanuk/money/amount'
import { Refusal } from '#platform/refusal'

/** A rank by what reaches it, what keeps it and what it gives; the first of a ladder is rank 1. */
export type Rank = {
  readonly deposited: Amount
  readonly played: Amount
  /** Valid stake of a month. */
  readonly keepPlayed: Amount
  readonly reward: Amount
  readonly monthlyReward: Amount
}

/** The highest rank that so much deposited and played reaches; both are needed. */
export function reachedBy(
  ranks: readonly Rank[],
  { deposited, played }: { deposited: Amount; played: Amount },
): number {
  return ranks.filter((rank) => deposited >= rank.deposited && played >= rank.played).length
}

/** Whether a month's play keeps a rank; rank 0 is always kept. */
export const isKept = (ranks: readonly Rank[], level: number, played: Amount): boolean =>
  played >= (ranks[level - 1]?.keepPlayed ?? ZERO)

/** The rank that a month's play brings back, of those that were reached before. */
export function broughtBack(ranks: readonly Rank[], { level, reached, played }: Fallen): number {
  const next = level + 1
  return next <= Math.min(reached, ranks.length) && isKept(ranks, next, played)
    ? broughtBack(ranks, { level: next, reached, played })
    : level
}

type Fallen = { readonly level: number; readonly reached: number; readonly played: Amount }

/** Games keep a few per cent of what is staked: rewards of more than one of them would be paid out of nothing. */
const REWARD_PERCENT_MAX = 1n

/**
 * Refuses with `ranks_not_rising` where a rank asks or gives less than the one below, and with `reward_too_high` where
 * all that a member is given on the way to a rank, or in a month at it, is more than 1 % of what they must play for it.
 */
export function validateRanks(ranks: readonly Rank[]): void {
  let given: bigint = 0n
  for (const [at, rank] of ranks.entries()) {
    const below = ranks[at - 1]
    const rises = !below || (COLUMNS.every((column) => rank[column] >= below[column]) && asksMore(rank, below))
    if (!rises || (!below && !asksMore(rank, NOTHING))) throw new Refusal('ranks_not_rising')
    given += rank.reward
    const isTooHigh = (reward: bigint, played: bigint) => reward * 100n > played * REWARD_PERCENT_MAX
    if (isTooHigh(given, rank.played) || isTooHigh(rank.monthlyReward, rank.keepPlayed)) {
      throw new Refusal('reward_too_high')
    }
  }
}

const COLUMNS = ['deposited', 'played', 'keepPlayed', 'reward', 'monthlyReward'] as const
const NOTHING = { deposited: ZERO, played: ZERO }
const asksMore = (rank: Pick<Rank, 'deposited' | 'played'>, below: Pick<Rank, 'deposited' | 'played'>): boolean =>
  rank.deposited > below.deposited || rank.played > below.played

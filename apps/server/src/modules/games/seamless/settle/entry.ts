import { type Amount, subtract, ZERO } from '@sanuk/money/amount'
import { SeamlessFault } from '#platform/seamless-fault'
import type { RoundRecord } from '../../wagers/index.ts'

/** What a vendor declares of a round: from this version on it has won `win`, or, where it is void, never was. */
export type Entry = {
  readonly round: string
  readonly member: string
  readonly win: Amount
  readonly version: number
  readonly void: boolean
  /** What of the stake counts as turnover; `null` is the rule of the game type. */
  readonly validStake: Amount | null
  /** Where the vendor says it: the seat that it was staked from. */
  readonly seat: string | null
}

/** The call that settles rounds, by whom and in which currency. */
export type Settlement = {
  readonly vendor: string
  readonly currency: string
  readonly entries: readonly Entry[]
}

export type KnownEntry = { readonly entry: Entry; readonly round: RoundRecord }

/**
 * Finds the round of an entry as it may be settled. Refuses with UNKNOWN_ROUND, UNKNOWN_MEMBER for a round of somebody
 * else, INVALID_CURRENCY, and INVALID_REQUEST for a free round or an entry that contradicts itself.
 */
export function demandKnown(entry: Entry, round: RoundRecord | undefined | null, currency: string): RoundRecord {
  if (!round) throw new SeamlessFault('UNKNOWN_ROUND', 'no such round')
  if (round.member !== entry.member) throw new SeamlessFault('UNKNOWN_MEMBER', 'this round is of another member')
  if (round.currency !== currency) throw new SeamlessFault('INVALID_CURRENCY', 'not the currency of this round')
  if (round.free) throw new SeamlessFault('INVALID_REQUEST', 'a free round is settled by its win')
  if (entry.seat !== null && entry.seat !== round.seat) {
    throw new SeamlessFault('INVALID_REQUEST', 'this round is played from another seat, or from the wallet')
  }
  if (entry.void && (entry.win > 0n || entry.validStake !== null)) {
    throw new SeamlessFault('INVALID_REQUEST', 'a round that is void has won nothing, and nothing of it counts')
  }
  return round
}

/**
 * Whether an entry says something newer than what stands. An older version does not, whatever it says; nor does the same
 * one, which is refused with DUPLICATE_TRANSACTION where it says something else. A round that was settled by other calls
 * is refused with ALREADY_SETTLED.
 */
export function isNewer(entry: Entry, round: RoundRecord): boolean {
  if (round.version === null) {
    if (!round.isPending) throw new SeamlessFault('ALREADY_SETTLED', 'this round was settled by another call')
    return true
  }
  if (entry.version === round.version && !saysSame(entry, round)) {
    throw new SeamlessFault('DUPLICATE_TRANSACTION', 'this version of the round said something else')
  }
  return entry.version > round.version
}

const saysSame = (entry: Entry, round: RoundRecord): boolean =>
  entry.void === isVoid(round) && entry.win === round.win && entry.validStake === round.validStake

/** Whether a round is void by what its vendor declared. */
export const isVoid = (round: RoundRecord): boolean => round.version !== null && round.state === 'rolled_back'

/** Refuses with INVALID_REQUEST more turnover than was staked. */
export function validateValidStake({ validStake }: Entry, stake: Amount): void {
  if (validStake !== null && validStake > stake) {
    throw new SeamlessFault('INVALID_REQUEST', 'no more than the stake counts')
  }
}

/** How much more than so far a round is to win; below 0 where it is to win less. */
export const moreWon = ({ entry, round }: KnownEntry): Amount =>
  entry.void ? subtract(ZERO, round.win) : subtract(entry.win, round.win)

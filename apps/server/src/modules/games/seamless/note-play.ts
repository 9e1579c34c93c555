import type { Amount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import type { Protection } from '../../accounts/protection/index.ts'
import type { RoundRecord, Wagers } from '../wagers/index.ts'

type Needs = {
  readonly wagers: Wagers
  readonly clock: Clock
  readonly protection: Pick<Protection, 'note' | 'timeZoneOf'>
}

/** What a round's member staked and won more, or less, than before. */
type Noted = { readonly round: RoundRecord; readonly staked?: Amount; readonly won?: Amount }

/**
 * Notes what a settlement changes for a member who protects themselves. What of the stake is given back, or taken again,
 * belongs to the day on which the round began.
 */
export const noteSettled =
  ({ clock, protection }: Omit<Needs, 'wagers'>) =>
  async (transaction: Transaction, { round, staked, won }: Noted): Promise<void> => {
    const owner = { id: round.member, timeZone: await protection.timeZoneOf(round.brand, transaction) }
    if (won) await protection.note(transaction, owner, { at: clock(), won })
    if (staked) await protection.note(transaction, owner, { at: round.startedAt, staked })
  }

/**
 * Writes a movement down in its round and, of a member who protects themselves, among what they staked and won. What
 * comes back of a stake is taken from the day on which its round began, so that it makes no room on another day.
 */
export const notePlay =
  ({ wagers, clock, protection }: Needs): Wagers['recordMovement'] =>
  async (transaction, round, moved) => {
    const owner = { id: round.member, timeZone: await protection.timeZoneOf(round.brand, transaction) }
    const { kind, amount } = moved
    // The instant by which the limit was looked at, not that of the books: both must mean the same day.
    const at = clock()
    if (kind === 'bet') await protection.note(transaction, owner, { at, staked: amount })
    else if (kind === 'win' || kind === 'correction_up') await protection.note(transaction, owner, { at, won: amount })
    else if (kind === 'correction_down') await protection.note(transaction, owner, { at, won: -amount })
    else await protection.note(transaction, owner, { at: round.startedAt, staked: -amount })
    return wagers.recordMovement(transaction, round, moved)
  }

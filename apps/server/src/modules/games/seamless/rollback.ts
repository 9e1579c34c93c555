import { type Amount, subtract } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'
import { roundId } from '#platform/round-id'
import { SeamlessFault } from '#platform/seamless-fault'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import { type Asked, samePlay, tookStake } from './asked.ts'
import { type Ask, booked, type Decide, type Decision, type Party } from './decide.ts'
import { findAsked } from './find-asked.ts'
import type { FreePlay } from './free-play.ts'
import { partyInRound, type SeatNeeds, withStanding } from './seats/at-seat.ts'
import type { SeamlessStore } from './store.ts'
import { transactionKey } from './transaction-key.ts'

type Needs = SeatNeeds & {
  readonly store: SeamlessStore
  readonly rounds: Pick<Wagers, 'lockRound' | 'recordMovement'>
  readonly freePlay: FreePlay
}

/**
 * Undoes a bet, once: what was not returned of its stake goes back, and a win that came in one step with it is taken
 * back. Of a bet that never came, or that was refused, there is nothing to undo: the answer is OK all the same, and a
 * bet of that name that still comes is refused.
 */
export const decideRollback =
  (needs: Needs, ask: Ask, original: string): Decide =>
  async (transaction, party) => {
    const asked = await findAsked(needs.store, transaction, { vendor: ask.vendor, name: original, like: ask.content })
    const undone = await needs.store.findRollback(transaction, ask.vendor, original)
    if (!asked && !undone) {
      // The name is taken, so that a bet which still comes cannot be placed, however quickly.
      const key = transactionKey(ask.vendor, original)
      await needs.till.mark(transaction, {
        key,
        memo: original,
        accounts: party.accounts,
        round: roundId(ask.vendor, ask.content.round),
      })
    }
    if (!asked || undone || (isStake(asked) && asked.answer.status !== 'OK')) return { status: 'OK' }
    if (!tookStake(asked) || !samePlay(asked.content, ask.content)) {
      throw new SeamlessFault('INVALID_REQUEST', 'only a bet of this round and member can be rolled back')
    }
    const round = await needs.rounds.lockRound(transaction, ask.vendor, ask.content.round)
    if (!round) throw new Error(`a bet without its round: ${ask.vendor} ${original}`)
    if (!round.isPending) return { status: 'ALREADY_SETTLED' }
    const at = await partyInRound(needs, { ask, party, round }, transaction)
    const decision = await undo(needs, { ask, original, asked, party: at, round }, transaction)
    return withStanding(needs, { decision, party: at }, transaction)
  }

const isStake = ({ content }: Asked): boolean => content.kind === 'bet' || content.kind === 'betwin'

type Undoing = { ask: Ask; original: string; asked: Asked; party: Party; round: RoundRecord }

async function undo(
  needs: Needs,
  { ask, original, asked, party, round }: Undoing,
  transaction: Transaction,
): Promise<Decision> {
  if (round.free) return needs.freePlay.undo(transaction, { ask, party, round })
  const { accounts } = party
  const { winAmount } = asked.content
  const amount = await stakeLeft(needs.store, { ask, original, asked }, transaction)
  const given = await needs.till.give(transaction, {
    ...booked(ask),
    accounts,
    amount,
    kind: 'rollback',
    round: round.booked,
  })
  const movement = { kind: 'rollback', amount, at: given.at } as const
  if (winAmount === null || winAmount === 0n) {
    await needs.rounds.recordMovement(transaction, round, movement)
    return { status: 'OK', balance: given.balance, id: given.transfer, at: given.at }
  }
  const taken = await needs.till.takeBack(transaction, {
    ...booked(ask, 'win'),
    accounts,
    amount: winAmount,
    kind: 'rollback',
    round: round.booked,
  })
  const correction = { kind: 'correction_down', amount: winAmount, at: taken.at } as const
  const corrected = await needs.rounds.recordMovement(transaction, round, correction)
  await needs.rounds.recordMovement(transaction, corrected, movement)
  return { status: 'OK', balance: taken.balance, id: given.transfer, at: given.at }
}

/** What of a bet's stake was not given back yet. */
export async function stakeLeft(
  store: SeamlessStore,
  { ask, original, asked }: { ask: Ask; original: string; asked: Asked },
  transaction: Transaction,
): Promise<Amount> {
  return subtract(asked.content.amount, await store.returnedOf(transaction, ask.vendor, original))
}

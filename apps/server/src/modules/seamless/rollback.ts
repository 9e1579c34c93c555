import { SeamlessFault } from '#platform/seamless-fault'
import type { Wagers } from '../wagers/index.ts'
import type { Ask, Decide } from './decide.ts'
import type { Content, SeamlessStore } from './store.ts'
import type { Till } from './till.ts'

type Needs = {
  readonly store: SeamlessStore
  readonly till: Till
  readonly rounds: Pick<Wagers, 'lockRound' | 'recordMovement'>
}

/**
 * Gives a stake back, once. Of a bet that never came, or that was refused, there is nothing to give back: the answer is
 * OK all the same, and a bet of that name that still comes is refused.
 */
export const decideRollback =
  (needs: Needs, ask: Ask, original: string): Decide =>
  async (transaction, { accounts }) => {
    const asked = await needs.store.find(transaction, ask.vendor, original)
    const undone = await needs.store.findRollback(transaction, ask.vendor, original)
    if (!asked || undone || (asked.content.kind === 'bet' && asked.answer.status !== 'OK')) return { status: 'OK' }
    if (!isBetOf(asked.content, ask.content)) {
      throw new SeamlessFault('INVALID_REQUEST', 'only a bet of this round and member can be rolled back')
    }
    const round = await needs.rounds.lockRound(transaction, ask.vendor, ask.content.round)
    if (!round) throw new Error(`a bet without its round: ${ask.vendor} ${original}`)
    if (round.state !== 'open') return { status: 'ALREADY_SETTLED' }
    const { amount } = asked.content
    const { balance, transfer, at } = await needs.till.give(transaction, {
      accounts,
      key: `rollback:${ask.vendor}:${original}`,
      amount,
      kind: 'rollback',
      round: round.id,
    })
    const movement = { kind: 'rollback' as const, amount, balanceAfter: balance, transaction: transfer, at }
    await needs.rounds.recordMovement(transaction, round, { movement, closes: false })
    return { status: 'OK', balance, id: transfer, at }
  }

function isBetOf(original: Content, rollback: Content): boolean {
  return (
    original.kind === 'bet' &&
    original.round === rollback.round &&
    original.member === rollback.member &&
    original.game === rollback.game
  )
}

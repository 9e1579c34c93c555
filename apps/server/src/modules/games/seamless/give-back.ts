import type { Log } from '@sanuk/host/log'
import type { Wagers } from '../wagers/index.ts'
import { samePlay, tookStake } from './asked.ts'
import { type Ask, booked, type Decide } from './decide.ts'
import { findAsked } from './find-asked.ts'
import { demandStaked } from './free-play.ts'
import { stakeLeft } from './rollback.ts'
import { partyInRound, type SeatNeeds, withStanding } from './seats/at-seat.ts'
import type { SeamlessStore } from './store.ts'
import { unknownBet } from './unknown-bet.ts'

type Needs = SeatNeeds & {
  readonly store: SeamlessStore
  readonly rounds: Pick<Wagers, 'lockRound' | 'recordMovement'>
  readonly log: Log
}

/** Gives part of a stake back before its round is settled, at most what is left of it. */
export const decideReturn =
  (needs: Needs, ask: Ask, original: string): Decide =>
  async (transaction, party) => {
    const { amount } = ask.content
    const asked = await findAsked(needs.store, transaction, { vendor: ask.vendor, name: original, like: ask.content })
    if (await needs.store.findRollback(transaction, ask.vendor, original)) return { status: 'ROLLED_BACK' }
    if (!asked || !tookStake(asked) || !samePlay(asked.content, ask.content)) {
      throw unknownBet(needs.log, ask, 'no such bet is known in this round')
    }
    const round = await needs.rounds.lockRound(transaction, ask.vendor, ask.content.round)
    if (!round) throw new Error(`a bet without its round: ${ask.vendor} ${original}`)
    if (!round.isPending) return { status: 'ALREADY_SETTLED' }
    demandStaked(round)
    if (amount > (await stakeLeft(needs.store, { ask, original, asked }, transaction)))
      return { status: 'LIMIT_REACHED' }
    const player = await partyInRound(needs, { ask, party, round }, transaction)
    const { balance, transfer, at } = await needs.till.give(transaction, {
      ...booked(ask),
      accounts: player.accounts,
      amount,
      kind: 'return',
      round: round.booked,
    })
    await needs.rounds.recordMovement(transaction, round, { kind: 'return', amount, at })
    const decision = { status: 'OK', balance, id: transfer, at } as const
    return withStanding(needs, { decision, party: player }, transaction)
  }

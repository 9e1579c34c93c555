import type { Transaction } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Game } from '../catalogue/index.ts'
import type { Jackpots } from '../jackpots/index.ts'
import type { Wagers } from '../wagers/index.ts'
import { tookStake } from './asked.ts'
import type { Ask, Decide } from './decide.ts'
import { findAsked } from './find-asked.ts'
import type { FreePlay } from './free-play.ts'
import { payWin } from './pay-win.ts'
import type { SeamlessStore } from './store.ts'
import type { Till } from './till.ts'
import type { WinBounds } from './win-bounds.ts'

type Needs = {
  readonly store: SeamlessStore
  readonly till: Till
  readonly rounds: Pick<Wagers, 'lockRound' | 'recordMovement'>
  readonly bounds: WinBounds
  readonly freePlay: FreePlay
  readonly noteDrop: Jackpots['noteDrop']
}

/** A win with the bet it names, if it names one, and its game as it was found before. */
export type Win = { readonly ask: Ask; readonly bet: string | undefined; readonly game: Game | null }

/**
 * Pays a win, whether or not the member is still there. Its bet must be known: nothing is paid for a round nobody
 * staked in, and the vendor is told so without the refusal being remembered, since the bet may yet come.
 */
export const decideWin =
  (needs: Needs, { ask, bet, game }: Win): Decide =>
  async (transaction, party) => {
    const round = await needs.rounds.lockRound(transaction, ask.vendor, ask.content.round)
    if (!round || round.member !== party.member.id || round.game !== ask.content.game) throw unknownBet()
    if (bet !== undefined && (await isRolledBack(needs, { ask, bet }, transaction))) return { status: 'ROLLED_BACK' }
    if (round.state === 'rolled_back') return { status: 'ROLLED_BACK' }
    if (!round.isPending) return { status: 'ROUND_CLOSED' }
    if (round.free || ask.content.grant !== null) return needs.freePlay.win(transaction, { ask, party, round, game })
    const { amount } = ask.content
    const paid = await payWin(needs, { ask, party, round, game, amount }, transaction)
    if (ask.jackpot !== null) {
      const { vendor, transaction: name, jackpot: pool } = ask
      const { id: member, brand, currency } = party.member
      const drop = { vendor, transaction: name, brand, pool, currency, member, game: round.game, round: round.booked }
      await needs.noteDrop(transaction, { ...drop, amount, at: paid.at })
    }
    return paid
  }

const unknownBet = () => new SeamlessFault('UNKNOWN_BET', 'no bet is known in this round')

/** Whether the bet a win names was undone. A bet that is not known, or was refused, can win nothing. */
async function isRolledBack(needs: Needs, on: { ask: Ask; bet: string }, transaction: Transaction): Promise<boolean> {
  const asked = await findAsked(needs.store, transaction, { vendor: on.ask.vendor, name: on.bet, like: on.ask.content })
  if (!asked || !tookStake(asked) || asked.content.round !== on.ask.content.round) throw unknownBet()
  return (await needs.store.findRollback(transaction, on.ask.vendor, on.bet)) !== null
}

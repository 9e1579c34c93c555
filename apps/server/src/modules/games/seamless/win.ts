import type { Log } from '@sanuk/host/log'
import { ZERO } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Jackpots } from '../jackpots/index.ts'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import { tookStake } from './asked.ts'
import type { Ask, Decide, Decision, Party } from './decide.ts'
import { findAsked } from './find-asked.ts'
import type { FreePlay } from './free-play.ts'
import { openingOf } from './opening-of.ts'
import { type PaidWin, payWin } from './pay-win.ts'
import type { Prizes } from './prizes.ts'
import { partyAtSeat, partyInRound, type SeatNeeds, withStanding } from './seats/at-seat.ts'
import type { SeamlessStore } from './store.ts'
import { prizeRound } from './transaction-key.ts'
import { unknownBet } from './unknown-bet.ts'
import type { WinBounds } from './win-bounds.ts'

type Needs = SeatNeeds & {
  readonly store: SeamlessStore
  readonly rounds: Pick<Wagers, 'lockRound' | 'openRound' | 'recordMovement'>
  readonly bounds: WinBounds
  readonly prizes: Prizes
  readonly freePlay: FreePlay
  readonly noteDrop: Jackpots['noteDrop']
  readonly clock: Clock
  readonly log: Log
}

/** A win with the bet it names, if it names one, and its game as it was found before. */
export type Win = { readonly ask: Ask; readonly bet: string | undefined; readonly game: Game | null }

/**
 * Pays a win, whether or not the member is still there. Its bet must be known: nothing is paid for a round nobody
 * staked in, and the vendor is told so without the refusal being remembered, since the bet may yet come. Only a prize of a
 * campaign that names no bet needs none.
 */
export const decideWin =
  (needs: Needs, { ask, bet, game }: Win): Decide =>
  async (transaction, party) => {
    const round = await needs.rounds.lockRound(transaction, ask.vendor, ask.content.round)
    if (round && !isOf(round, { ask, party })) throw unknown(needs, ask)
    const { amount, campaign } = ask.content
    const win = { ask, party, game, amount }
    if (campaign !== null && bet === undefined) return payPrize(needs, { ...win, round }, transaction)
    const undone = bet !== undefined && (await isRolledBack(needs, { ask, bet }, transaction))
    if (undone || round?.state === 'rolled_back') return { status: 'ROLLED_BACK' }
    if (!round) throw unknown(needs, ask)
    const at = await partyInRound(needs, { ask, party, round }, transaction)
    const pay = campaign !== null && !round.free ? payCampaignWin : payPending
    const decision = await pay(needs, { ...win, party: at, round }, transaction)
    return withStanding(needs, { decision, party: at }, transaction)
  }

/** Pays a win in a round that is not over. */
async function payPending(needs: Needs, win: PaidWin, transaction: Transaction): Promise<Decision> {
  const { ask, party, round } = win
  if (!round.isPending) return { status: 'ROUND_CLOSED' }
  if (round.free || ask.content.grant !== null) return needs.freePlay.win(transaction, win)
  const paid = await payWin(needs, win, transaction)
  await noteJackpot(needs, { ask, party, round, at: paid.at }, transaction)
  return paid
}

const isOf = (round: RoundRecord, { ask, party }: { ask: Ask; party: Party }): boolean =>
  round.member === party.member.id && round.game === ask.content.game

const unknown = ({ log }: Pick<Needs, 'log'>, ask: Ask): SeamlessFault =>
  unknownBet(log, ask, 'no bet is known in this round')

type PrizeWin = Omit<PaidWin, 'round'> & { readonly round: RoundRecord | null }

/** Pays what a campaign adds to a bet in the round of that bet, open or closed, but for one that `settle` has settled. */
async function payCampaignWin(needs: Needs, win: PaidWin, transaction: Transaction): Promise<Decision> {
  // What it has won in all is for its vendor to declare: a prize beside that names no bet.
  return win.round.version === null ? payWin(needs, win, transaction) : { status: 'ROUND_CLOSED' }
}

/**
 * Pays a prize that belongs to no bet in a round of its own, which is over at once. The round that it names may be in any
 * state, or not exist; it is closed where the vendor says so.
 */
async function payPrize(needs: Needs, { round, ...prize }: PrizeWin, transaction: Transaction): Promise<Decision> {
  const { ask, amount } = prize
  const party = await winnerOf(needs, prize, transaction)
  const { code, gameType } = prize.game ?? gameOf(round)
  const own = prizeRound(ask.transaction)
  if (await needs.rounds.lockRound(transaction, ask.vendor, own)) {
    throw new SeamlessFault('DUPLICATE_TRANSACTION', `the name of the prize's round was used for another: ${own}`)
  }
  const at = needs.clock()
  const seat = party.accounts.seat ? ask.content.seat : null
  const closing = { ...ask, content: { ...ask.content, round: own, roundClosed: true, seat } }
  const opening = openingOf({ ask: closing, game: { code, gameType }, party }, at)
  const opened = await needs.rounds.openRound(transaction, opening)
  const paid = await payWin(needs, { ...prize, party, ask: closing, round: opened, amount }, transaction)
  if (round && !round.free && round.isPending && ask.content.roundClosed) {
    await needs.rounds.recordMovement(transaction, round, { kind: 'win', amount: ZERO, at: paid.at, closes: true })
  }
  return withStanding(needs, { decision: paid, party }, transaction)
}

/** Who is paid a prize: at the seat that it names as long as they sit there, and else at the wallet. */
async function winnerOf(needs: SeatNeeds, { ask, party }: Omit<PrizeWin, 'round'>, transaction: Transaction) {
  const { vendor, content } = ask
  const at = content.seat === null ? null : await partyAtSeat(needs, { vendor, party, seat: content.seat }, transaction)
  return at && !at.accounts.seat?.isLeft ? at : party
}

/** The game of a prize that its vendor has taken off its list meanwhile. */
function gameOf(round: RoundRecord | null) {
  if (!round) throw new SeamlessFault('UNKNOWN_GAME', 'no such game')
  return { code: round.game, gameType: round.gameType }
}

/** What a pool pays is recorded beside the money. */
async function noteJackpot(
  { noteDrop }: Needs,
  { ask, party, round, at }: { ask: Ask; party: Party; round: RoundRecord; at: Date },
  transaction: Transaction,
): Promise<void> {
  const { vendor, transaction: name, content } = ask
  if (content.jackpot === null) return
  const { id: member, brand, currency } = party.member
  const { jackpot: pool, amount } = content
  await noteDrop(transaction, {
    vendor,
    transaction: name,
    brand,
    pool,
    currency,
    member,
    game: round.game,
    round: round.booked,
    amount,
    at,
  })
}

/** Whether the bet a win names was undone. A bet that is not known, or was refused, can win nothing. */
async function isRolledBack(needs: Needs, on: { ask: Ask; bet: string }, transaction: Transaction): Promise<boolean> {
  const asked = await findAsked(needs.store, transaction, { vendor: on.ask.vendor, name: on.bet, like: on.ask.content })
  if (!asked || !tookStake(asked) || asked.content.round !== on.ask.content.round) throw unknown(needs, on.ask)
  return (await needs.store.findRollback(transaction, on.ask.vendor, on.bet)) !== null
}

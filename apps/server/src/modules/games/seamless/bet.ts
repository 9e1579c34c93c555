import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import { type Amount, ZERO } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { roundId } from '#platform/round-id'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Protection } from '../../accounts/protection/index.ts'
import type { FoundSession, Launch } from '../launch/index.ts'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import { demandTimely } from './bet-note.ts'
import { type Ask, booked, type Decide, type Decision, type Party } from './decide.ts'
import type { FreePlay } from './free-play.ts'
import { openingOf } from './opening-of.ts'
import { payWin } from './pay-win.ts'
import type { Prizes } from './prizes.ts'
import { NOBODY, otherSeat, partyAtSeat, type SeatNeeds, withStanding } from './seats/at-seat.ts'
import type { SeamlessStore } from './store.ts'
import type { WinBounds } from './win-bounds.ts'

type Needs = SeatNeeds & {
  readonly store: SeamlessStore
  readonly rounds: Pick<Wagers, 'lockRound' | 'openRound' | 'recordMovement' | 'keepNotes'>
  readonly clock: Clock
  readonly bounds: WinBounds
  readonly prizes: Prizes
  readonly holdSession: Launch['sessions']['hold']
  readonly isAway: Protection['admit']['isAway']
  readonly admitStake: Protection['admit']['stake']
  readonly freePlay: FreePlay
}

/** A stake with the token of its session, and the game it names as it was found before. */
export type Stake = { readonly ask: Ask; readonly token: string; readonly game: Game | null }

/**
 * Takes a stake, and in one step with it pays the win of a betwin. It needs a live session of this member, vendor, game
 * (or its hall) and currency, a round that is not over and enough money for the stake; a rollback that came first forbids it.
 */
export const decideBet =
  (needs: Needs, { ask, token, game }: Stake): Decide =>
  async (transaction, party) => {
    const forbidden = await forbiddenStake(needs, { ask, party }, transaction)
    if (forbidden) return forbidden
    demandTimely(ask.note, needs.clock())
    checkSession(await needs.holdSession(transaction, token), { ask, game })
    if (!game) throw new SeamlessFault('UNKNOWN_GAME', 'no such game')
    const round = await needs.rounds.lockRound(transaction, ask.vendor, ask.content.round)
    if (round) demandSame(round, { ask, party, game })
    const refused = refusedBy(ask, { round, game }) ?? (await barredStake(needs, { ask, party }, transaction))
    if (refused) return refused
    const decision = await takeBet(needs, { ask, game, party, round }, transaction)
    if (decision.status === 'OK') {
      await needs.rounds.keepNotes(transaction, [{ round: roundId(ask.vendor, ask.content.round), note: ask.note }])
    }
    return decision
  }

/** Refuses a stake in a round that began otherwise. */
function demandSame(
  round: RoundRecord,
  { ask, party, game }: { readonly ask: Ask; readonly party: Party; readonly game: Game },
): void {
  if (round.member !== party.member.id || round.game !== game.code) {
    throw new SeamlessFault('INVALID_REQUEST', 'this round belongs to somebody else or to another game')
  }
  if (round.seat !== ask.content.seat) throw otherSeat()
}

type Bet = { readonly ask: Ask; readonly game: Game; readonly party: Party; readonly round: RoundRecord | null }

/** Takes a stake from a grant, from the seat that it names, or from the wallet. */
async function takeBet(needs: Needs, bet: Bet, transaction: Transaction): Promise<Decision> {
  if (bet.ask.content.grant !== null) return needs.freePlay.begin(transaction, bet)
  const party = await playerOf(needs, bet, transaction)
  if (!party) return { status: 'NOT_ENOUGH_MONEY', seat: NOBODY, unbooked: true }
  const decision = await placeBet(needs, { ...bet, party }, transaction)
  return withStanding(needs, { decision, party }, transaction)
}

/** Who stakes, from the wallet or from the seat that is named; `null` where they never sat there. */
async function playerOf(
  needs: SeatNeeds,
  { ask: { vendor, content }, party }: Pick<Bet, 'ask' | 'party'>,
  transaction: Transaction,
): Promise<Party | null> {
  return content.seat === null ? party : partyAtSeat(needs, { vendor, party, seat: content.seat }, transaction)
}

/** What forbids a stake whatever its session: a rollback that came first, or a break, which ended the session, too. */
async function forbiddenStake(
  { store, isAway }: Needs,
  { ask, party }: { ask: Ask; party: Parameters<Decide>[1] },
  transaction: Transaction,
): Promise<Decision | null> {
  if (await store.findRollback(transaction, ask.vendor, ask.transaction)) return { status: 'ROLLED_BACK' }
  return party.held && isAway(party.held) ? { status: 'EXCLUDED', bar: 'closed' } : null
}

/** The refusal of a stake by its round or its game. */
export function refusedBy(
  { content }: Pick<Ask, 'content'>,
  { round, game }: { round: RoundRecord | null; game: Game },
): Refused | null {
  if (round?.takesStakes === false) return { status: 'ROUND_CLOSED' }
  if (round?.free) throw new SeamlessFault('INVALID_REQUEST', 'a free round begins with one bet and takes no stake')
  if (!game.playable) return { status: 'GAME_CLOSED' }
  return isWithinLimits(content.amount, game) ? null : { status: 'LIMIT_REACHED' }
}

type Refused = { readonly status: SeamlessRefusal }

/** Whether a stake is one that the game takes. */
export function isWithinLimits(amount: Amount, game: Game): boolean {
  return amount > 0n && amount >= game.minimumStake && amount <= game.maximumStake
}

/** The refusal of a stake that the member's own limits forbid. */
async function barredStake(
  { admitStake }: Needs,
  { ask, party }: { ask: Ask; party: Parameters<Decide>[1] },
  transaction: Transaction,
): Promise<Decision | null> {
  // Of what nobody pays it matters only whether the member stays away.
  const stake = ask.content.grant === null ? ask.content.amount : ZERO
  const bar = party.held && (await admitStake(transaction, party.held, stake))
  return bar && { status: bar === 'closed' ? 'EXCLUDED' : 'LIMIT_REACHED', bar }
}

async function placeBet(needs: Needs, { ask, game, party, round }: Bet, transaction: Transaction): Promise<Decision> {
  const { amount, winAmount, roundClosed } = ask.content
  const id = round?.booked ?? roundId(ask.vendor, ask.content.round)
  const taken = await needs.till.take(transaction, {
    accounts: party.accounts,
    ...booked(ask),
    amount,
    kind: 'bet',
    round: id,
  })
  if (taken.outcome === 'insufficient') return { status: 'NOT_ENOUGH_MONEY', balance: taken.balance }
  const { balance, transfer, at } = taken
  const opened = round ?? (await needs.rounds.openRound(transaction, openingOf({ ask, game, party }, at)))
  const closes = roundClosed && winAmount === null
  const played = await needs.rounds.recordMovement(transaction, opened, { kind: 'bet', amount, at, closes })
  if (winAmount === null) return { status: 'OK', balance, id: transfer, at }
  return payWin(needs, { ask, party, round: played, game, amount: winAmount }, transaction)
}

/** Refuses a stake whose session is over or unknown, or is for something else. */
export function checkSession(found: FoundSession, { ask, game }: Pick<Stake, 'ask' | 'game'>): void {
  const { vendor, content } = ask
  if (found.state === 'expired') throw new SeamlessFault('TOKEN_EXPIRED', 'this session is over')
  if (found.state === 'unknown') throw new SeamlessFault('INVALID_TOKEN', 'no such session')
  const { session } = found
  const same =
    session.vendor === vendor &&
    session.member === content.member &&
    (session.game === content.game || (session.hall !== null && session.hall === game?.hall)) &&
    session.currency === content.currency
  if (!same) throw new SeamlessFault('INVALID_TOKEN', 'this session is for something else')
}

import type { Log } from '@sanuk/host/log'
import { type Amount, subtract } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import type { Transaction } from '#platform/database'
import type { Jackpots } from '../jackpots/index.ts'
import type { RoundRecord, Wagers } from '../wagers/index.ts'
import { type Asked, samePlay } from './asked.ts'
import { type Ask, booked, type Decide, type Decision, type Party } from './decide.ts'
import { findAsked } from './find-asked.ts'
import { demandStaked } from './free-play.ts'
import { isPrize, type Prizes } from './prizes.ts'
import { partyInRound, type SeatNeeds, withStanding } from './seats/at-seat.ts'
import { warnOfShortfall } from './shortfall.ts'
import type { SeamlessStore } from './store.ts'
import { prizeRound } from './transaction-key.ts'
import { unknownBet } from './unknown-bet.ts'
import type { WinBounds } from './win-bounds.ts'

type Needs = SeatNeeds & {
  readonly store: SeamlessStore
  readonly rounds: Pick<Wagers, 'lockRound' | 'recordMovement'>
  readonly correctDrop: Jackpots['correctDrop']
  readonly bounds: WinBounds
  readonly prizes: Prizes
  readonly log: Log
}

/** A correction with the win it is about and the game, as they were found before. */
export type Resettlement = { readonly ask: Ask; readonly original: string; readonly game: Game | null }

/**
 * Corrects a win by posting the difference to the new amount, whether or not the member is still there. The newest
 * version counts: an older one that comes late changes nothing. What the member can no longer cover is owed.
 * More than before is a win like any other: it has the same limits.
 */
export const decideResettle =
  (needs: Needs, { ask, original, game }: Resettlement): Decide =>
  async (transaction, party) => {
    const asked = await findAsked(needs.store, transaction, { vendor: ask.vendor, name: original, like: ask.content })
    if (!asked || !isWin(asked) || !samePlay(asked.content, ask.content)) throw unknownWin(needs.log, ask)
    const latest = await needs.store.latestResettlement(transaction, ask.vendor, original)
    if (latest && (ask.content.version ?? 0) <= (latest.content.version ?? 0)) return { status: 'ALREADY_SETTLED' }
    const round = await lockRoundOf(needs, { ask, original, asked }, transaction)
    if (!round) throw new Error(`a win without its round: ${ask.vendor} ${original}`)
    demandStaked(round)
    // What a round has won by declarations is corrected by them only.
    if (round.version !== null) return { status: 'ALREADY_SETTLED' }
    const difference = subtract(ask.content.amount, (latest ?? asked).content.amount)
    if (difference > 0n) {
      const { campaign, jackpot, currency } = asked.content
      const prize = { vendor: ask.vendor, campaign, jackpot, currency }
      needs.bounds.check(prize, { round, game, win: difference, prize: isPrize(prize) })
      await needs.prizes.admit(transaction, prize, difference)
    }
    await needs.correctDrop(transaction, { vendor: ask.vendor, transaction: original, difference })
    const at = await partyInRound(needs, { ask, party, round }, transaction)
    const decision = await correct(needs, { ask, party: at, round, difference }, transaction)
    return withStanding(needs, { decision, party: at }, transaction)
  }

/** The round of a win: one of its own, where it is a prize that belongs to no bet. */
async function lockRoundOf(
  { rounds }: Pick<Needs, 'rounds'>,
  { ask, original, asked }: { readonly ask: Ask; readonly original: string; readonly asked: Asked },
  transaction: Transaction,
): Promise<RoundRecord | null> {
  const own =
    asked.content.campaign === null ? null : await rounds.lockRound(transaction, ask.vendor, prizeRound(original))
  return own ?? rounds.lockRound(transaction, ask.vendor, ask.content.round)
}

export const unknownWin = (log: Log, ask: Ask) => unknownBet(log, ask, 'no such win is known of this member')

const isWin = ({ content, answer }: Asked): boolean => content.kind === 'win' && answer.status === 'OK'

type Correction = { ask: Ask; party: Party; round: RoundRecord; difference: Amount }

async function correct(
  { till, rounds, log }: Needs,
  { ask, party, round, difference }: Correction,
  transaction: Transaction,
): Promise<Decision> {
  const move = { ...booked(ask), accounts: party.accounts, kind: 'resettlement', round: round.booked } as const
  const up = difference >= 0n
  const amount = up ? difference : subtract(0n as Amount, difference)
  const moved = up
    ? { ...(await till.give(transaction, { ...move, amount })), shortfall: 0n as Amount }
    : await till.takeBack(transaction, { ...move, amount })
  const { balance, transfer, at, shortfall } = moved
  warnOfShortfall(log, { vendor: ask.vendor, round }, shortfall)
  const kind = up ? 'correction_up' : 'correction_down'
  await rounds.recordMovement(transaction, round, { kind, amount, at })
  return { status: 'OK', balance, id: transfer, at, ...(up && { given: amount }) }
}

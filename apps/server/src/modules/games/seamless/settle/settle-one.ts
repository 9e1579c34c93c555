import type { Log } from '@sanuk/host/log'
import { changesOf, findAttempt } from '@sanuk/ledger/attempts'
import { type Amount, subtract, ZERO } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'
import { type Database, inTransaction, queryable, type Transaction } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Protection } from '../../../accounts/protection/index.ts'
import type { Declared, RoundRecord, Wagers } from '../../wagers/index.ts'
import type { noteSettled } from '../note-play.ts'
import { accountsInRound, type SeatNeeds } from '../seats/at-seat.ts'
import { warnOfShortfall } from '../shortfall.ts'
import type { SeamlessStore } from '../store.ts'
import type { Accounts, Move, Posted } from '../till.ts'
import {
  isSettlement,
  settlementMemo,
  settlementName,
  type TransactionPart,
  transactionKey,
} from '../transaction-key.ts'
import type { WinBounds } from '../win-bounds.ts'
import { demandKnown, type Entry, isNewer, isVoid, moreWon, validateValidStake } from './entry.ts'

type Needs = SeatNeeds & {
  readonly database: Database
  readonly store: Pick<SeamlessStore, 'lockRound'>
  readonly rounds: Pick<Wagers, 'lockRound' | 'settleDeclared'>
  readonly bounds: WinBounds
  readonly hold: Protection['hold']
  readonly note: ReturnType<typeof noteSettled>
  readonly log: Log
}

/** An entry as it is settled by itself, with what was found about it before. */
export type SingleSettlement = {
  readonly vendor: string
  readonly entry: Entry
  readonly member: string
  readonly currency: string
  readonly accounts: Accounts
  readonly game: Game | null
}

/** Whether money moved, and how much more than before the round has won. */
export type SettledOne = { readonly moved: boolean; readonly given: Amount }

const NOTHING: SettledOne = { moved: false, given: ZERO }

/**
 * Settles one round, or corrects it, by what its vendor declares: the difference to what it has won so far is posted, and
 * what the member cannot cover is owed. A round that is void has its stake given back; one that was void is staked anew.
 */
export const settleOne =
  (needs: Needs) =>
  (single: SingleSettlement): Promise<SettledOne> =>
    inTransaction(needs.database, async (transaction) => {
      const { vendor, entry, currency } = single
      await needs.store.lockRound(transaction, vendor, entry.round)
      // Before any account is locked, as for every other call.
      await needs.hold(transaction, single.member)
      const found = await needs.rounds.lockRound(transaction, vendor, entry.round)
      const round = demandKnown(entry, found, currency)
      if (!isNewer(entry, round)) return NOTHING
      await demandUnused(transaction, single)
      const accounts = await accountsInRound(needs, { round, accounts: single.accounts }, transaction)
      return declare(needs, { ...single, accounts, round }, transaction)
    })

type Settling = SingleSettlement & { readonly round: RoundRecord }

/** Refuses with DUPLICATE_TRANSACTION where the vendor gave this name to something else. */
async function demandUnused(transaction: Transaction, { vendor, entry }: SingleSettlement): Promise<void> {
  const key = transactionKey(vendor, settlementName(entry.round, entry.version))
  if (await findAttempt(queryable(transaction), key)) {
    throw new SeamlessFault('DUPLICATE_TRANSACTION', 'the name of this settlement was used for something else')
  }
}

async function declare(needs: Needs, settling: Settling, transaction: Transaction): Promise<SettledOne> {
  const { entry, round } = settling
  const stake = isVoid(round) ? await stakeGivenBack(transaction, round) : round.stake
  validateValidStake(entry, stake)
  checkBounds(needs, settling, stake)
  const movedAt = await move(needs, { ...settling, stake }, transaction)
  await needs.rounds.settleDeclared(transaction, round, declaredBy(entry, { stake, movedAt }))
  const won = moreWon({ entry, round })
  await needs.note(transaction, { round, won, staked: subtract(entry.void ? ZERO : stake, round.stake) })
  return { moved: movedAt !== null, given: won > 0n ? won : ZERO }
}

const declaredBy = (entry: Entry, { stake, movedAt }: Pick<Declared, 'stake' | 'movedAt'>): Declared => ({
  version: entry.version,
  void: entry.void,
  stake: entry.void ? ZERO : stake,
  win: entry.win,
  validStake: entry.validStake,
  movedAt,
})

/** What a round that is void had staked: what was given back last. */
async function stakeGivenBack(transaction: Transaction, round: RoundRecord): Promise<Amount> {
  const { account, changes, booked } = round
  if (!changes) return ZERO
  const attempts = await changesOf(queryable(transaction), { account, ...changes, reference: booked })
  const back = attempts.findLast(
    ({ kind, memo, credit }) => kind === 'rollback' && isSettlement(memo) && credit === account,
  )
  return back?.amount ?? ZERO
}

/** More than before is a win like any other: it has the same limits. */
function checkBounds({ bounds }: Needs, { vendor, currency, entry, round, game }: Settling, stake: Amount): void {
  const win = moreWon({ entry, round })
  bounds.check({ vendor, currency }, { round: { ...round, stake }, game, win, prize: false })
}

type Moving = Settling & { readonly stake: Amount }

/** Moves what differs from what stands, and answers when; `null` where nothing does. */
function move(needs: Needs, moving: Moving, transaction: Transaction): Promise<Date | null> {
  const { entry, round } = moving
  if (entry.void) return isVoid(round) ? Promise.resolve(null) : undo(needs, moving, transaction)
  return isVoid(round) ? redo(needs, moving, transaction) : post(needs, moving, transaction)
}

/** Posts the difference of what a round has won. */
async function post(needs: Needs, moving: Moving, transaction: Transaction): Promise<Date | null> {
  const difference = moreWon(moving)
  if (difference < 0n) {
    const back = { amount: subtract(ZERO, difference), kind: 'resettlement' } as const
    return takeBack(needs, { moving, transaction }, back)
  }
  const kind = moving.round.version === null ? 'win' : 'resettlement'
  return give(needs, { moving, transaction }, { amount: difference, kind })
}

/** Gives the stake back before the win is taken, which it covers then. */
async function undo(needs: Needs, moving: Moving, transaction: Transaction): Promise<Date | null> {
  const given = await give(needs, { moving, transaction }, { amount: moving.stake, kind: 'rollback' })
  const back = { amount: moving.round.win, kind: 'rollback', part: 'win' } as const
  return (await takeBack(needs, { moving, transaction }, back)) ?? given
}

/** Gives the win before the stake is taken again, which it covers as far as it goes. */
async function redo(needs: Needs, moving: Moving, transaction: Transaction): Promise<Date | null> {
  const given = await give(needs, { moving, transaction }, { amount: moving.entry.win, kind: 'resettlement' })
  const again = { amount: moving.stake, kind: 'bet', part: 'stake' } as const
  return (await takeBack(needs, { moving, transaction }, again)) ?? given
}

type Within = { readonly moving: Moving; readonly transaction: Transaction }

type Difference = Pick<Move, 'amount' | 'kind'> & { readonly part?: TransactionPart }

async function give({ till }: Needs, { moving, transaction }: Within, of: Difference): Promise<Date | null> {
  if (of.amount === 0n) return null
  const posted: Posted = await till.give(transaction, moveOf(moving, of))
  return posted.at
}

async function takeBack({ till, log }: Needs, { moving, transaction }: Within, of: Difference): Promise<Date | null> {
  if (of.amount === 0n) return null
  const { at, shortfall } = await till.takeBack(transaction, moveOf(moving, of))
  warnOfShortfall(log, moving, shortfall)
  return at
}

function moveOf({ vendor, entry, round, accounts }: Moving, { part, ...of }: Difference): Move {
  return {
    ...of,
    accounts,
    key: transactionKey(vendor, settlementName(entry.round, entry.version), part),
    memo: settlementMemo(entry.round, entry.version),
    round: round.booked,
  }
}

import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import { transferId } from '@sanuk/ledger/key'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import type { FindMember } from '#platform/capabilities/member'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { roundId } from '#platform/round-id'
import { SeamlessFault, type WrittenStanding } from '#platform/seamless-fault'
import type { Bar, Held, Protection } from '../../accounts/protection/index.ts'
import type { BetNote } from '../wagers/index.ts'
import { type Content, type SeatStanding, type StoredAnswer, sameContent } from './asked.ts'
import { findAsked } from './find-asked.ts'
import type { SeamlessStore } from './store.ts'
import type { Accounts, Till } from './till.ts'
import { transactionKey, transactionMemo } from './transaction-key.ts'

/** A call that decides something, with the name the vendor gave it. */
export type Ask = {
  readonly vendor: string
  readonly transaction: string
  readonly content: Content
  /** What a bet says of itself; `null` where it says nothing. */
  readonly note: BetNote | null
}

/** What the books call what a call moves. */
export const booked = ({ vendor, transaction, content }: Ask, part?: 'win') => ({
  key: transactionKey(vendor, transaction, part),
  memo: transactionMemo(transaction, content),
})

/** What a rule made of a call: money moved (or nothing had to), or a refusal that stays one for ever. */
export type Decision =
  | {
      readonly status: 'OK'
      readonly balance?: Amount
      readonly id?: string
      readonly at?: Date
      /** Of a correction: how much more than before the member was given. */
      readonly given?: Amount
      readonly seat?: SeatStanding
    }
  | {
      readonly status: SeamlessRefusal
      readonly balance?: Amount
      readonly bar?: Bar
      readonly seat?: SeatStanding
      /** Of a stake that is not covered: that the books know nothing of it yet. */
      readonly unbooked?: true
    }

/**
 * Who a call is about, with the accounts its money moves between: looked up before the transaction begins, and remembered
 * by each process. So it holds only what never changes of a member; whether they may play, the database is asked.
 */
export type Party = { readonly member: WalletOwner; readonly accounts: Accounts }

export const ownerOf = ({ id, brand, currency }: WalletOwner): WalletOwner => ({ id, brand, currency })

/** The same with what they allow themselves, held until the transaction ends; `null` is whatever they like. */
export type HeldParty = Party & { readonly held: Held | null }

export type Decide = (transaction: Transaction, party: HeldParty) => Promise<Decision>

type Needs = {
  readonly database: Database
  readonly store: SeamlessStore
  readonly clock: Clock
  readonly findMember: FindMember
  readonly till: Till
  readonly protection: Pick<Protection, 'hold' | 'timeZoneOf' | 'tell'>
  /** Tells the member's open pages; called after the commit. */
  readonly announce: (member: string) => Promise<void>
  /** Hears of what moved; called after the commit. */
  readonly count: (ask: Ask, given: Amount | undefined) => void
}

/** What a vendor is answered; of a call about a seat also what is there. */
export type Answered = { status: 'OK'; balance: string; transaction: string } & WrittenStanding

/**
 * Carries a call of a vendor through, once: the same name and content hears the first answer again, another content is
 * refused. Whatever is answered was committed before. Transient faults are thrown by `decide` and leave no trace.
 */
export function createDecider(needs: Needs) {
  return async (ask: Ask, decide: Decide): Promise<Answered> => {
    const member = await needs.findMember(ask.content.member)
    if (!member) throw new SeamlessFault('UNKNOWN_MEMBER', 'no such member')
    if (member.currency !== ask.content.currency)
      throw new SeamlessFault('INVALID_CURRENCY', 'not the currency of this member')
    // Before the transaction: whoever holds one connection must never wait for a second one.
    const party = { member: ownerOf(member), accounts: await needs.till.accountsOf(member, ask.vendor) }
    const timeZone = await needs.protection.timeZoneOf(member.brand)
    const { answer, fresh, bar, given } = await inTransaction(needs.database, (transaction) =>
      answerOnce(needs, { ask, decide, party, timeZone }, transaction),
    )
    if (fresh && answer.status === 'OK') {
      needs.count(ask, given)
      await needs.announce(member.id)
    }
    if (fresh && bar) await needs.protection.tell(member.id, bar)
    if (answer.status !== 'OK') throw fault(answer.status, answer)
    return { status: 'OK', balance: writeAmount(answer.balance), transaction: answer.id, ...written(answer.seat) }
  }
}

async function answerOnce(
  needs: Needs,
  { ask, decide, party, timeZone }: { ask: Ask; decide: Decide; party: Party; timeZone: string },
  transaction: Transaction,
): Promise<{ answer: StoredAnswer; fresh: boolean; bar?: Bar | undefined; given?: Amount | undefined }> {
  const { vendor, content } = ask
  await needs.store.lockRound(transaction, vendor, lockOf(content))
  const earlier = await findAsked(needs.store, transaction, { vendor, name: ask.transaction, like: content })
  if (earlier) {
    if (sameContent(earlier.content, content)) return { answer: earlier.answer, fresh: false }
    throw usedOtherwise()
  }
  // Before any account is locked, so that calls of one member never wait for one another in a circle.
  const kept = await needs.protection.hold(transaction, party.member.id)
  const held = kept && { kept, owner: { ...party.member, timeZone } }
  const decision = await decide(transaction, { ...party, held })
  const answer: StoredAnswer = {
    status: decision.status,
    balance: await balanceAfter(needs, { decision, party }, transaction),
    seat: decision.seat,
    id: ('id' in decision && decision.id) || transferId(booked(ask).key),
    at: ('at' in decision && decision.at) || needs.clock(),
  }
  // Whatever moved nothing is known to the books all the same, so that its name is taken.
  const isUncovered = decision.status === 'NOT_ENOUGH_MONEY' && !decision.unbooked
  const known = ('id' in decision && decision.id) || isUncovered
  if (!known) {
    const round = roundId(vendor, content.round)
    await needs.till.mark(transaction, { ...booked(ask), accounts: party.accounts, round })
  }
  await needs.store.addMany(transaction, [{ vendor, transaction: ask.transaction, content, answer }])
  return {
    answer,
    fresh: true,
    bar: 'bar' in decision ? decision.bar : undefined,
    given: 'given' in decision ? decision.given : undefined,
  }
}

/** Everything about one round is dealt with one after the other, and so is what moves to one seat and home. No name has a blank. */
const lockOf = ({ kind, round, member, seat }: Content): string =>
  kind === 'sit' || kind === 'stand' ? `seat ${member} ${seat}` : round

type Decided = { readonly decision: Decision; readonly party: Party }

/** What is in the wallet: of a call about a seat its own balance is told beside. */
async function balanceAfter(
  { till }: Pick<Needs, 'till'>,
  { decision: { balance, seat }, party }: Decided,
  transaction: Transaction,
): Promise<Amount> {
  return balance === undefined || seat ? till.balanceOf(transaction, party.accounts) : balance
}

/** How a seat stands after a call that is about one, as calls write it. */
export const written = (seat: SeatStanding | undefined): WrittenStanding => ({
  ...(seat && { seated: writeAmount(seat.seated) }),
  ...(seat?.broughtHome && { broughtHome: seat.broughtHome.toISOString() }),
  ...(seat?.moved !== undefined && { amount: writeAmount(seat.moved) }),
})

/** The refusal of a call whose name was used with another content. */
export const usedOtherwise = () =>
  new SeamlessFault('DUPLICATE_TRANSACTION', 'this transaction was used for something else')

const MESSAGES: Partial<Record<SeamlessRefusal, string>> = {
  NOT_ENOUGH_MONEY: 'the member cannot cover this stake',
  ROUND_CLOSED: 'this round is closed',
  ROLLED_BACK: 'this transaction was rolled back',
  ALREADY_SETTLED: 'this round is settled',
  LIMIT_REACHED: 'this stake is outside the limits of the game or of the member',
  EXCLUDED: 'this member stays away from play',
  GAME_CLOSED: 'this game is closed',
}

/** How a vendor is told of a refusal that is remembered. */
export function fault(
  status: SeamlessRefusal,
  { balance, seat }: Pick<StoredAnswer, 'balance' | 'seat'>,
): SeamlessFault {
  const message = MESSAGES[status] ?? 'refused'
  return status === 'NOT_ENOUGH_MONEY'
    ? new SeamlessFault(status, message, { balance: writeAmount(balance), ...written(seat) })
    : new SeamlessFault(status, message)
}

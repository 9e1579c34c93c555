import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import { transferId } from '@sanuk/ledger/key'
import { add, writeAmount } from '@sanuk/money/amount'
import type { OneGame } from '#platform/capabilities/game'
import type { FindMember } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { roundId } from '#platform/round-id'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Bar, Protection } from '../../../accounts/protection/index.ts'
import type { Launch } from '../../launch/index.ts'
import type { Wagers } from '../../wagers/index.ts'
import type { StoredAnswer } from '../asked.ts'
import { type Ask, booked, fault, type HeldParty, ownerOf } from '../decide.ts'
import type { NamedCall, SeamlessStore } from '../store.ts'
import type { Posted, Till } from '../till.ts'
import { type Bets, type FoundBets, namesOf, roundsOf } from './bets.ts'
import { forbiddenBets, openRounds } from './forbidden-bets.ts'
import { answeredBefore } from './repeated-bets.ts'

type Needs = {
  readonly database: Database
  readonly store: SeamlessStore
  readonly till: Till
  readonly clock: Clock
  readonly findMember: FindMember
  readonly oneGame: OneGame
  readonly sessions: Pick<Launch['sessions'], 'find' | 'hold'>
  readonly rounds: Pick<Wagers, 'lockRounds' | 'stakeTogether' | 'keepNotes'>
  readonly protection: Pick<Protection, 'hold' | 'timeZoneOf' | 'tell' | 'admit' | 'note'>
  /** Tells the member's open pages; called after the commit. */
  readonly announce: (member: string) => Promise<void>
  /** Hears of each stake that was taken; called after the commit. */
  readonly count: (ask: Ask) => void
}

/** What came of the stakes: an answer for each, of which all have the same status. */
type Taken = { readonly answers: readonly StoredAnswer[]; readonly fresh: boolean; readonly bar?: Bar | undefined }

/**
 * Takes several stakes of one member in one transaction, all or none. A refusal refuses each of them for ever; the same
 * call again hears the first answer. A single stake of them, or a different set, is refused with DUPLICATE_TRANSACTION.
 */
export function createTakeBets(needs: Needs) {
  return async (asked: Bets): Promise<{ status: 'OK'; balance: string; transactions: string[] }> => {
    if (new Set(namesOf(asked)).size < asked.asks.length) {
      throw new SeamlessFault('INVALID_REQUEST', 'each bet needs a transaction of its own')
    }
    const party = await partyOf(needs, asked)
    const bets = { ...asked, games: await gamesOf(needs, asked) }
    const { answers, fresh, bar } = await inTransaction(needs.database, (transaction) =>
      takeOnce(needs, { bets, party }, transaction),
    )
    const last = answers.at(-1)
    if (!last) throw new Error('no bets, no answer')
    if (fresh && bar) await needs.protection.tell(party.member.id, bar)
    if (last.status !== 'OK') throw fault(last.status, last)
    if (fresh) {
      for (const ask of bets.asks) needs.count(ask)
      await needs.announce(party.member.id)
    }
    return { status: 'OK', balance: writeAmount(last.balance), transactions: answers.map(({ id }) => id) }
  }
}

/** Whose stakes they are, with what is looked up before the transaction begins. */
type BetsParty = Omit<HeldParty, 'held'> & { readonly timeZone: string }

async function partyOf({ findMember, till, protection }: Needs, bets: Bets): Promise<BetsParty> {
  const member = await findMember(bets.member)
  if (!member) throw new SeamlessFault('UNKNOWN_MEMBER', 'no such member')
  if (member.currency !== bets.currency) {
    throw new SeamlessFault('INVALID_CURRENCY', 'not the currency of this member')
  }
  return {
    member: ownerOf(member),
    accounts: await till.accountsOf(member, bets.vendor),
    timeZone: await protection.timeZoneOf(member.brand),
  }
}

async function gamesOf({ sessions, oneGame }: Needs, { vendor, token, asks }: Bets): Promise<FoundBets['games']> {
  const session = await sessions.find(token)
  const brand = session.state === 'live' ? session.session.brand : undefined
  const codes = [...new Set(asks.map(({ content }) => content.game))]
  const found = await Promise.all(codes.map((code) => oneGame({ vendor, code }, brand)))
  return new Map(found.flatMap((game) => (game ? [[game.code, game]] : [])))
}

type Within = { readonly bets: FoundBets; readonly party: BetsParty }

async function takeOnce(needs: Needs, { bets, party }: Within, transaction: Transaction): Promise<Taken> {
  await needs.store.lockManyRounds(transaction, bets.vendor, roundsOf(bets))
  const before = await answeredBefore(needs.store, bets, transaction)
  if (before) return { answers: before, fresh: false }
  const kept = await needs.protection.hold(transaction, party.member.id)
  const held = kept && { kept, owner: { ...party.member, timeZone: party.timeZone } }
  const on = { bets, party: { ...party, held } }
  const refused = await forbiddenBets(needs, on, transaction)
  if (refused) return refuse(needs, on, { transaction, refused })
  const moves = bets.asks.map((ask) => ({
    accounts: party.accounts,
    ...booked(ask),
    amount: ask.content.amount,
    kind: 'bet' as const,
    round: roundId(ask.vendor, ask.content.round),
  }))
  const taken = await needs.till.takeAll(transaction, moves)
  if (taken.outcome === 'insufficient') {
    return refuse(needs, on, { transaction, refused: { status: 'NOT_ENOUGH_MONEY' } })
  }
  await writeDown(needs, { bets, party, posted: taken.posted }, transaction)
  const answers = taken.posted.map(({ balance, transfer: id, at }) => ({ status: 'OK' as const, balance, id, at }))
  await remember(needs, { bets, answers }, transaction)
  return { answers, fresh: true }
}

async function writeDown(
  needs: Needs,
  { bets, party, posted }: Within & { readonly posted: readonly Posted[] },
  transaction: Transaction,
): Promise<void> {
  const at = posted[0]?.at ?? needs.clock()
  const { member, accounts } = party
  const stakes = openRounds(bets)
  await needs.rounds.stakeTogether(transaction, {
    at,
    stakes,
    brand: member.brand,
    member: member.id,
    vendor: bets.vendor,
    currency: member.currency,
    account: accounts.member,
  })
  await needs.rounds.keepNotes(
    transaction,
    bets.asks.map(({ vendor, content, note }) => ({ round: roundId(vendor, content.round), note })),
  )
  const staked = add(...stakes.map(({ amount }) => amount))
  const owner = { id: member.id, timeZone: party.timeZone }
  await needs.protection.note(transaction, owner, { at: needs.clock(), staked })
}

type Refusing = {
  readonly transaction: Transaction
  readonly refused: { readonly status: SeamlessRefusal; readonly bar?: Bar | undefined }
}

/** Refuses all of them, and takes their names. */
async function refuse(
  needs: Needs,
  { bets, party }: Within,
  { transaction, refused: { status, bar } }: Refusing,
): Promise<Taken> {
  const balance = await needs.till.balanceOf(transaction, party.accounts)
  const marks = bets.asks.map((ask) => ({
    accounts: party.accounts,
    ...booked(ask),
    round: roundId(ask.vendor, ask.content.round),
  }))
  await needs.till.markAll(transaction, marks)
  const at = needs.clock()
  const answers = marks.map(({ key }) => ({ status, balance, id: transferId(key), at }))
  await remember(needs, { bets, answers }, transaction)
  return { answers, fresh: true, bar }
}

async function remember(
  { store }: Needs,
  { bets, answers }: { readonly bets: Bets; readonly answers: readonly StoredAnswer[] },
  transaction: Transaction,
): Promise<void> {
  const list = bets.asks.flatMap(({ vendor, transaction: name, content }, place): NamedCall[] => {
    const answer = answers[place]
    return answer ? [{ vendor, transaction: name, content, answer }] : []
  })
  await store.addMany(transaction, list)
}

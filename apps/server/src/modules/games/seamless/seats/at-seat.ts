import { ZERO } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { SeatName, Seats } from '../../seats/index.ts'
import type { RoundRecord } from '../../wagers/index.ts'
import type { SeatStanding } from '../asked.ts'
import type { Ask, Decision, Party } from '../decide.ts'
import type { Accounts, Till } from '../till.ts'

export type SeatNeeds = { readonly seats: Pick<Seats, 'lock'>; readonly till: Till }

/** A seat at which nobody ever sat. */
export const NOBODY: SeatStanding = { seated: ZERO, broughtHome: null }

/** The accounts of play from a seat, which is locked; `null` where the member never sat there. */
async function accountsAtSeat(
  { seats }: Pick<SeatNeeds, 'seats'>,
  { name, accounts }: { readonly name: SeatName; readonly accounts: Accounts },
  transaction: Transaction,
): Promise<Accounts | null> {
  const seat = await seats.lock(transaction, name)
  if (!seat) return null
  const { account, stay, leftAt, broughtHomeAt } = seat
  const behind = { wallet: accounts.member, stay, isLeft: leftAt !== null, broughtHomeAt }
  return { ...accounts, member: account, seat: behind }
}

type AtSeat = { readonly vendor: string; readonly party: Party; readonly seat: string }

/** A member whose money moves to and from a seat, which is locked; `null` where they never sat there. */
export async function partyAtSeat(
  needs: SeatNeeds,
  { vendor, party, seat }: AtSeat,
  transaction: Transaction,
): Promise<Party | null> {
  const name = { vendor, member: party.member.id, seat }
  const accounts = await accountsAtSeat(needs, { name, accounts: party.accounts }, transaction)
  return accounts && { ...party, accounts }
}

type InRound = { readonly round: RoundRecord; readonly accounts: Accounts }

/** The accounts by which a round is played: of the seat that it was staked from, or of the wallet. */
export async function accountsInRound(
  needs: SeatNeeds,
  { round, accounts }: InRound,
  transaction: Transaction,
): Promise<Accounts> {
  if (round.seat === null) return accounts
  const name = { vendor: round.vendor, member: round.member, seat: round.seat }
  const at = await accountsAtSeat(needs, { name, accounts }, transaction)
  if (!at) throw new Error(`round ${round.id} is played from a seat that nobody knows`)
  return at
}

type Playing = { readonly ask: Ask; readonly party: Party; readonly round: RoundRecord }

/** A member as they play a round. Refuses a call that names another seat than the round was staked from. */
export async function partyInRound(
  needs: SeatNeeds,
  { ask, party, round }: Playing,
  transaction: Transaction,
): Promise<Party> {
  const named = ask.content.seat
  if (named !== null && named !== round.seat) throw otherSeat()
  return { ...party, accounts: await accountsInRound(needs, { round, accounts: party.accounts }, transaction) }
}

export const otherSeat = (): SeamlessFault =>
  new SeamlessFault('INVALID_REQUEST', 'this round is played from another seat, or from the wallet')

/** A decision with how the seat stands by which it was made. */
export async function withStanding(
  { till }: Pick<SeatNeeds, 'till'>,
  { decision, party }: { readonly decision: Decision; readonly party: Party },
  transaction: Transaction,
): Promise<Decision> {
  const { seat } = party.accounts
  if (!seat) return decision
  const seated = await till.balanceOf(transaction, party.accounts)
  return { ...decision, seat: { seated, broughtHome: seat.broughtHomeAt } }
}

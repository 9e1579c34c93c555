import { randomUUID } from 'node:crypto'
import type { Game } from '#platform/capabilities/game'
import type { Clock } from '#platform/clock'
import { queryable, type Transaction } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Protection } from '../../../accounts/protection/index.ts'
import type { Launch } from '../../launch/index.ts'
import type { SeatName, Seats } from '../../seats/index.ts'
import { checkSession } from '../bet.ts'
import { type Ask, booked, type Decide, type Decision, type HeldParty } from '../decide.ts'
import type { SeamlessStore } from '../store.ts'
import type { Till } from '../till.ts'
import { moveBySeat } from './move-by-seat.ts'
import { openSeatAccount } from './seat-account.ts'

/** What it takes to take money to a seat. */
export type SitNeeds = {
  readonly store: Pick<SeamlessStore, 'findRollback'>
  readonly till: Till
  readonly seats: Pick<Seats, 'lock' | 'take'>
  readonly clock: Clock
  readonly holdSession: Launch['sessions']['hold']
  readonly isAway: Protection['admit']['isAway']
  readonly admitStake: Protection['admit']['stake']
}

/** Money to a seat, with the token of its session and the game it names as it was found before. */
export type Sitting = { readonly ask: Ask; readonly token: string; readonly game: Game | null }

/**
 * Takes money from the wallet to a seat. It needs what a stake needs: a live session of this member, vendor, game (or its
 * hall) and currency, a game that is open, and what the member allows themselves. Only the limits of one bet do not count.
 */
export const decideSit =
  (needs: SitNeeds, { ask, token, game }: Sitting): Decide =>
  async (transaction, party) => {
    if (await needs.store.findRollback(transaction, ask.vendor, ask.transaction)) return { status: 'ROLLED_BACK' }
    if (party.held && needs.isAway(party.held)) return { status: 'EXCLUDED', bar: 'closed' }
    checkSession(await needs.holdSession(transaction, token), { ask, game })
    if (!game) throw new SeamlessFault('UNKNOWN_GAME', 'no such game')
    if (!game.playable) return { status: 'GAME_CLOSED' }
    const { amount } = ask.content
    const bar = party.held && (await needs.admitStake(transaction, party.held, amount))
    if (bar) return { status: bar === 'closed' ? 'EXCLUDED' : 'LIMIT_REACHED', bar }
    return sitDown(needs, { ask, party }, transaction)
  }

async function sitDown(
  needs: SitNeeds,
  { ask, party }: { readonly ask: Ask; readonly party: HeldParty },
  transaction: Transaction,
): Promise<Decision> {
  const name = seatNamed(ask)
  const seat = await needs.seats.lock(transaction, name)
  const account = seat?.account ?? (await openSeatAccount(transaction, party.member, name))
  const stay = seat && !seat.leftAt ? seat.stay : randomUUID()
  const moved = await moveBySeat(queryable(transaction), {
    ...booked(ask),
    kind: 'sit',
    from: party.accounts.member,
    to: account,
    amount: ask.content.amount,
    stay,
  })
  const seated = await needs.till.balanceOf(transaction, { ...party.accounts, member: account })
  if (!moved) return { status: 'NOT_ENOUGH_MONEY', seat: { seated, broughtHome: seat?.broughtHomeAt ?? null } }
  const { brand, currency } = party.member
  await needs.seats.take(transaction, { ...name, brand, currency, account, stay, at: needs.clock() })
  const standing = { seated, broughtHome: null, moved: ask.content.amount }
  return { status: 'OK', id: moved.transfer, at: moved.at, seat: standing }
}

/** The seat that a call names. */
export function seatNamed({ vendor, content }: Ask): SeatName {
  if (content.seat === null) throw new Error('a call to a seat names none')
  return { vendor, member: content.member, seat: content.seat }
}

import { lockBalance } from '@sanuk/ledger/accounts'
import { type Amount, ZERO } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import { queryable, type Transaction } from '#platform/database'
import type { Seat, Seats } from '../../seats/index.ts'
import { type Ask, booked, type Decide } from '../decide.ts'
import type { SeamlessStore } from '../store.ts'
import { moveBySeat } from './move-by-seat.ts'
import { seatNamed } from './sit.ts'

type Needs = {
  readonly store: Pick<SeamlessStore, 'findRollback'>
  readonly seats: Pick<Seats, 'lock' | 'leave'>
  readonly clock: Clock
}

/**
 * Brings home all that is in a seat, whether or not the member is still there. Of a seat that was left before, or at which
 * nobody ever sat, there is nothing to bring.
 */
export const decideStand =
  (needs: Needs, ask: Ask): Decide =>
  async (transaction, party) => {
    if (await needs.store.findRollback(transaction, ask.vendor, ask.transaction)) return { status: 'ROLLED_BACK' }
    const seat = await needs.seats.lock(transaction, seatNamed(ask))
    const standing = { seated: ZERO, broughtHome: seat?.broughtHomeAt ?? null }
    if (!seat || seat.leftAt) return { status: 'OK', seat: { ...standing, moved: ZERO } }
    const left = { seat, wallet: party.accounts.member, isSilent: false, at: needs.clock(), ...booked(ask) }
    const { moved, transfer, at } = await leave(needs, left, transaction)
    return { status: 'OK', id: transfer, at, seat: { ...standing, moved } }
  }

export type Leaving = {
  readonly seat: Seat
  readonly wallet: string
  readonly key: string
  readonly memo: string
  readonly at: Date
  readonly isSilent: boolean
}

/** Moves all that is in a locked seat to the wallet, and writes down that it was left. */
export async function leave(
  { seats }: { readonly seats: Pick<Seats, 'leave'> },
  { seat, wallet, at, isSilent, ...named }: Leaving,
  transaction: Transaction,
): Promise<{ readonly moved: Amount; readonly transfer: string; readonly at: Date }> {
  const on = queryable(transaction)
  const amount = (await lockBalance(on, seat.account)) ?? ZERO
  const moved = await moveBySeat(on, {
    ...named,
    amount,
    kind: 'stand',
    from: seat.account,
    to: wallet,
    stay: seat.stay,
  })
  if (!moved) throw new Error(`seat ${seat.seat} does not hold what was locked there`)
  await seats.leave(transaction, seat, { at, isSilent })
  return { ...moved, moved: amount }
}

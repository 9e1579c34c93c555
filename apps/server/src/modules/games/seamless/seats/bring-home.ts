import type { Log } from '@sanuk/host/log'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { AccountOf, WalletOwner } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import type { Seat, Seats } from '../../seats/index.ts'
import { leave } from './stand.ts'

/** What it takes to bring home what is forgotten. */
export type BringHomeNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly seats: Pick<Seats, 'vendorsWithSeats' | 'lockSilent' | 'leave'>
  readonly accountOf: AccountOf
  /** After how many hours without a word a vendor's seats are left. */
  readonly seatHoursOf: (vendor: string) => number | null
  /** Tells the member's open pages; called after the commit. */
  readonly announce: (member: string) => Promise<void>
}

/** Of a vendor that is not known any more. */
const USUAL_HOURS = 6

const HOUR_MS = 60 * 60 * 1000

/**
 * Brings home what members have at seats of which nothing was heard for as long as was agreed with their vendor. It hears
 * of that with its next call about the seat.
 */
export const bringSilentSeatsHome = (needs: BringHomeNeeds) => async (): Promise<void> => {
  for (const vendor of await needs.seats.vendorsWithSeats()) {
    const hours = needs.seatHoursOf(vendor) ?? USUAL_HOURS
    const since = new Date(needs.clock().getTime() - hours * HOUR_MS)
    while (await bringOneHome(needs, vendor, since));
  }
}

/** Each in a transaction of its own; false where there is none left. */
async function bringOneHome(needs: BringHomeNeeds, vendor: string, since: Date): Promise<boolean> {
  const brought = await inTransaction(needs.database, (transaction) => bring(needs, { vendor, since }, transaction))
  if (!brought) return false
  const { seat, moved } = brought
  const of = { alarm: 'silent_seat', vendor, member: seat.member, seat: seat.seat, amount: writeAmount(moved) }
  needs.log.warn(of, 'a seat of which nothing was heard was brought home')
  await needs.announce(seat.member)
  return true
}

async function bring(
  needs: BringHomeNeeds,
  { vendor, since }: { readonly vendor: string; readonly since: Date },
  transaction: Transaction,
): Promise<{ readonly seat: Seat; readonly moved: Amount } | null> {
  const seat = await needs.seats.lockSilent(transaction, vendor, since)
  if (!seat) return null
  const leaving = {
    seat,
    wallet: await needs.accountOf(ownerOf(seat), transaction),
    at: needs.clock(),
    isSilent: true,
    key: `seat home:${seat.stay}`,
    memo: seat.seat,
  }
  const { moved } = await leave(needs, leaving, transaction)
  return { seat, moved }
}

function ownerOf({ member: id, brand, currency }: Seat): WalletOwner {
  if (!isCurrencyCode(currency)) throw new Error(`no such currency: ${currency}`)
  return { id, brand, currency }
}

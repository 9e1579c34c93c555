import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Transaction } from '#platform/database'
import type { HeldSeat, Seat, SeatName } from '../seat.ts'

type SeatTable = {
  brand: string
  vendor: string
  member: string
  seat: string
  currency: string
  account: bigint
  stay: string
  seated_at: Date
  heard_at: Date
  left_at: Date | null
  brought_home: boolean
}

type SeatTables = { 'seats.seat': SeatTable }

const tables = (connection: Connection) => connection.withTables<SeatTables>()

/** The seat of this name, locked until the transaction ends; its vendor is heard of it. `null` where nobody ever sat there. */
export async function lockSeat(transaction: Transaction, name: SeatName, at: Date): Promise<Seat | null> {
  const row = await tables(transaction)
    .updateTable('seats.seat')
    .set({ heard_at: at })
    .where('vendor', '=', name.vendor)
    .where('member', '=', name.member)
    .where('seat', '=', name.seat)
    .returningAll()
    .executeTakeFirst()
  return row ? readSeat(row) : null
}

export type Sitting = SeatName & Pick<Seat, 'brand' | 'currency' | 'account' | 'stay'> & { readonly at: Date }

/** Writes down that somebody sits there. One who sits there already goes on sitting. */
export async function takeSeat(transaction: Transaction, { at, ...sitting }: Sitting): Promise<void> {
  await tables(transaction)
    .insertInto('seats.seat')
    .values({
      ...sitting,
      account: BigInt(sitting.account),
      seated_at: at,
      heard_at: at,
      left_at: null,
      brought_home: false,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['vendor', 'member', 'seat'])
        .doUpdateSet({ stay: sitting.stay, seated_at: at, heard_at: at, left_at: null, brought_home: false })
        .where('seats.seat.left_at', 'is not', null),
    )
    .execute()
}

/** Writes down that a locked seat was left; `isSilent` where nothing was heard of it. */
export async function leaveSeat(
  transaction: Transaction,
  { vendor, member, seat }: SeatName,
  { at, isSilent }: { readonly at: Date; readonly isSilent: boolean },
): Promise<void> {
  await tables(transaction)
    .updateTable('seats.seat')
    .set({ left_at: at, brought_home: isSilent })
    .where('vendor', '=', vendor)
    .where('member', '=', member)
    .where('seat', '=', seat)
    .execute()
}

/** A seat of the vendor of which nothing was heard since then, locked; `null` where there is none that is free to take. */
export async function lockSilentSeat(transaction: Transaction, vendor: string, since: Date): Promise<Seat | null> {
  const row = await tables(transaction)
    .selectFrom('seats.seat')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('left_at', 'is', null)
    .where('heard_at', '<=', since)
    .orderBy('heard_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ? readSeat(row) : null
}

/** Vendors at whose tables somebody sits. */
export async function vendorsWithSeats(connection: Connection): Promise<string[]> {
  const query = tables(connection).selectFrom('seats.seat').select('vendor').distinct()
  return (await query.where('left_at', 'is', null).execute()).map(({ vendor }) => vendor)
}

/** Where a member sits and with what, the longest first. */
export async function seatsOf(connection: Connection, member: string): Promise<HeldSeat[]> {
  const { rows } = await sql<{ vendor: string; seat: string; seated_at: Date; balance: bigint }>`
    select vendor, seat, seated_at, balance from seats.seat join ledger.account on account.id = seat.account
     where member = ${member} and left_at is null order by seated_at, vendor, seat`.execute(connection)
  return rows.map((row) => ({
    vendor: row.vendor,
    seat: row.seat,
    seatedAt: row.seated_at,
    amount: amount(row.balance),
  }))
}

function readSeat(row: SeatTable): Seat {
  const { brand, vendor, member, seat, currency, stay } = row
  return {
    brand,
    vendor,
    member,
    seat,
    currency,
    stay,
    account: String(row.account),
    seatedAt: row.seated_at,
    leftAt: row.left_at,
    broughtHomeAt: row.brought_home ? row.left_at : null,
  }
}

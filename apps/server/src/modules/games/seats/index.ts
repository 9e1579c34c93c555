import type { Clock } from '#platform/clock'
import type { Connection, Database, Transaction } from '#platform/database'
import type { SeatName } from './seat.ts'
import { leaveSeat, lockSeat, lockSilentSeat, seatsOf, takeSeat, vendorsWithSeats } from './store/seats.ts'

export type { HeldSeat, Seat, SeatName } from './seat.ts'

type Needs = { readonly database: Database; readonly clock: Clock }

export type Seats = ReturnType<typeof createSeats>

/** Seats at vendors' tables that members have taken money to. It is moved by `seamless`; here stands who sits where. */
export function createSeats({ database, clock }: Needs) {
  return {
    /** The seat of this name, locked until the transaction ends; its vendor counts as heard of. */
    lock: (transaction: Transaction, name: SeatName) => lockSeat(transaction, name, clock()),
    take: takeSeat,
    leave: leaveSeat,
    lockSilent: lockSilentSeat,
    vendorsWithSeats: () => vendorsWithSeats(database),
    /** Where a member sits and with what. */
    of: (member: string, on: Connection = database) => seatsOf(on, member),
    /** Whether a member has money at any seat. */
    hasMoney: async (connection: Connection, member: string): Promise<boolean> =>
      (await seatsOf(connection, member)).some(({ amount }) => amount > 0n),
  }
}

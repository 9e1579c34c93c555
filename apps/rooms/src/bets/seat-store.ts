import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { SpotStake } from '../protocol.ts'
import type { SeatTable } from './bet-tables.ts'

export type SeatRow = Selectable<SeatTable>
export type SeatStore = ReturnType<typeof createSeatStore>

/** What members have on coups, as it lies in our schema. */
export function createSeatStore(database: Database) {
  const seats = () => database.selectFrom('rooms.seat').selectAll()
  return {
    find: (id: string): Promise<SeatRow | undefined> => seats().where('id', '=', id).executeTakeFirst(),
    /** Seats of a coup that ended whose bets count. */
    ofCoup: (coup: string): Promise<SeatRow[]> =>
      seats().where('coup', '=', coup).where('stake', 'is not', null).execute(),
    /** Seats of a coup with a bet whose money still has to go back. */
    undoingIn: async (coup: string): Promise<ReadonlySet<string>> => {
      const rows = await database
        .selectFrom('rooms.bet')
        .innerJoin('rooms.seat', 'rooms.seat.id', 'rooms.bet.seat')
        .select('rooms.bet.seat')
        .where('rooms.seat.coup', '=', coup)
        .where('rooms.bet.state', '=', 'undoing')
        .execute()
      return new Set(rows.map(({ seat }) => seat))
    },
    /** The bets of a seat that count, in the order in which they arrived. */
    placedOn: async (id: string): Promise<SpotStake[][]> => {
      const rows = await database
        .selectFrom('rooms.bet')
        .select('stakes')
        .where('seat', '=', id)
        .where('state', '=', 'placed')
        .orderBy('received_at')
        .execute()
      return rows.map(({ stakes }) => stakes)
    },
  }
}

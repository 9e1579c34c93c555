import { isCurrencyCode } from '@sanuk/money/currency'
import type { Party } from '@sanuk/vendor-server/platform/platform'
import type { Database } from '../database.ts'

/** A bet whose money goes back, with all that the call says. */
export type Undoing = { readonly id: string; readonly rollback: string; readonly round: string; readonly party: Party }

export type UndoStore = ReturnType<typeof createUndoStore>

/** Bets whose money goes back, as they lie in our schema. */
export function createUndoStore(database: Database) {
  return {
    undone: async (id: string): Promise<void> => {
      await database
        .updateTable('rooms.bet')
        .set({ state: 'undone' })
        .where('id', '=', id)
        .where('state', '=', 'undoing')
        .execute()
    },
    /** Bets whose money has to go back, the oldest first. */
    undoing: async (most: number): Promise<Undoing[]> => {
      const rows = await database
        .selectFrom('rooms.bet')
        .innerJoin('rooms.seat', 'rooms.seat.id', 'rooms.bet.seat')
        .innerJoin('rooms.coup', 'rooms.coup.id', 'rooms.seat.coup')
        .innerJoin('rooms.session', 'rooms.session.id', 'rooms.seat.session')
        .select(['rooms.bet.id', 'rooms.bet.rollback', 'rooms.bet.seat', 'rooms.bet.member'])
        .select(['rooms.seat.currency', 'rooms.session.ticket', 'rooms.coup.table_code as game'])
        .where('rooms.bet.state', '=', 'undoing')
        .orderBy('rooms.bet.received_at')
        .limit(most)
        .execute()
      return rows.map(({ id, rollback, seat, member, currency, ticket, game }) => {
        if (ticket === null || !isCurrencyCode(currency)) throw new Error(`bet ${id} is not readable`)
        return { id, rollback, round: seat, party: { ticket, member, currency, game } }
      })
    },
  }
}

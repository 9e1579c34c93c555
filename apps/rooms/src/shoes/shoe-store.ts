import type { Database } from '../database.ts'
import type { ShoeRow } from './shoe-table.ts'

export type NewShoe = Pick<ShoeRow, 'id' | 'table_code' | 'number' | 'server_seed' | 'commitment' | 'committed_at'>
export type ShoeStore = ReturnType<typeof createShoeStore>

/** Shoes as they lie in our schema. */
export function createShoeStore(database: Database) {
  const shoes = () => database.selectFrom('rooms.shoe').selectAll()
  return {
    find: (id: string): Promise<ShoeRow | undefined> => shoes().where('id', '=', id).executeTakeFirst(),
    /** The shoe that is dealt from at a table. */
    dealing: (table: string): Promise<ShoeRow | undefined> =>
      shoes().where('table_code', '=', table).where('state', '=', 'dealing').executeTakeFirst(),
    /** The shoe that follows it. */
    committed: (table: string): Promise<ShoeRow | undefined> =>
      shoes().where('table_code', '=', table).where('state', '=', 'committed').executeTakeFirst(),
    lastNumber: async (table: string): Promise<number> => {
      const row = await database
        .selectFrom('rooms.shoe')
        .select(({ fn }) => fn.max('number').as('number'))
        .where('table_code', '=', table)
        .executeTakeFirst()
      return row?.number ?? 0
    },
    add: async (shoe: NewShoe): Promise<void> => {
      await database
        .insertInto('rooms.shoe')
        .values({ ...shoe, state: 'committed' })
        .execute()
    },
    begin: async (id: string, begun: { client_seed: string; position: number; began_at: Date }): Promise<void> => {
      await database
        .updateTable('rooms.shoe')
        .set({ state: 'dealing', ...begun })
        .where('id', '=', id)
        .where('state', '=', 'committed')
        .execute()
    },
    end: async (id: string, now: Date): Promise<void> => {
      await database
        .updateTable('rooms.shoe')
        .set({ state: 'ended', ended_at: now })
        .where('id', '=', id)
        .where('state', '=', 'dealing')
        .execute()
    },
  }
}

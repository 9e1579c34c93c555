import type { Database } from '../database.ts'
import type { SeriesRow } from './series-table.ts'

export type NewSeries = Pick<SeriesRow, 'id' | 'table_code' | 'number' | 'server_seed' | 'commitment' | 'committed_at'>
/** A series that is dealt in a studio. */
export type ToldSeries = Pick<SeriesRow, 'id' | 'table_code' | 'number' | 'shoe'> & { readonly studio: string }
export type SeriesStore = ReturnType<typeof createSeriesStore>

/** Series as they lie in our schema. */
export function createSeriesStore(database: Database) {
  const rows = () => database.selectFrom('rooms.series').selectAll()
  return {
    find: (id: string): Promise<SeriesRow | undefined> => rows().where('id', '=', id).executeTakeFirst(),
    /** The series that a table is at. */
    dealing: (table: string): Promise<SeriesRow | undefined> =>
      rows().where('table_code', '=', table).where('state', '=', 'dealing').executeTakeFirst(),
    /** The one that follows it. */
    committed: (table: string): Promise<SeriesRow | undefined> =>
      rows().where('table_code', '=', table).where('state', '=', 'committed').executeTakeFirst(),
    lastNumber: async (table: string): Promise<number> => {
      const row = await database
        .selectFrom('rooms.series')
        .select(({ fn }) => fn.max('number').as('number'))
        .where('table_code', '=', table)
        .executeTakeFirst()
      return row?.number ?? 0
    },
    add: async (series: NewSeries): Promise<void> => {
      await database
        .insertInto('rooms.series')
        .values({ ...series, state: 'committed' })
        .execute()
    },
    /** Begins with a series that follows from no seed. */
    beginTold: async (series: ToldSeries, now: Date): Promise<void> => {
      const nothing = { server_seed: null, commitment: null, client_seed: '' }
      await database
        .insertInto('rooms.series')
        .values({ ...series, ...nothing, state: 'dealing', committed_at: now, began_at: now })
        .execute()
    },
    begin: async (id: string, begun: { client_seed: string; began_at: Date }): Promise<void> => {
      await database
        .updateTable('rooms.series')
        .set({ state: 'dealing', ...begun })
        .where('id', '=', id)
        .where('state', '=', 'committed')
        .execute()
    },
    end: async (id: string, now: Date): Promise<void> => {
      await database
        .updateTable('rooms.series')
        .set({ state: 'ended', ended_at: now })
        .where('id', '=', id)
        .where('state', '=', 'dealing')
        .execute()
    },
  }
}

import type { NumberedStudioEvent, StudioFault } from '@sanuk/contracts/studio-events'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { createCoupStore, type NewCoup } from '../coups/coup-store.ts'
import type { Database } from '../database.ts'
import type { StudioCoupRow, StudioEventRow } from './studio-rows.ts'
import { NO_EVENTS, type StudioState } from './studio-state.ts'

type Recorded = {
  readonly studio: string
  readonly event: NumberedStudioEvent
  readonly coup: string | null
  readonly fault: StudioFault | null
  readonly state: StudioState
  readonly at: Date
}

/** Another process has taken events of the table meanwhile. */
export class StaleStudio extends Error {
  override readonly name = 'StaleStudio'
}

export type StudioStore = ReturnType<typeof createStudioStore>

/** What studios told, as it lies in our schema. */
export function createStudioStore(database: Database) {
  const coups = () => database.selectFrom('rooms.studio_coup').selectAll()
  return {
    load: async (table: string): Promise<{ last: number; state: StudioState }> => {
      const rows = database.selectFrom('rooms.studio_table').selectAll()
      const row = await rows.where('table_code', '=', table).executeTakeFirst()
      return row ? { last: row.last_number, state: row.state } : { last: 0, state: NO_EVENTS }
    },
    event: (table: string, number: number): Promise<Selectable<StudioEventRow> | undefined> =>
      database
        .selectFrom('rooms.studio_event')
        .selectAll()
        .where('table_code', '=', table)
        .where('number', '=', number)
        .executeTakeFirst(),
    together: <T>(work: (on: Database) => Promise<T>): Promise<T> => database.transaction().execute(work),
    /** Keeps an event with what it made of the table, in one transaction with whatever else `on` does. Throws `StaleStudio`. */
    record: async (on: Database, { studio, event, coup, fault, state, at }: Recorded): Promise<void> => {
      const { table, number, kind } = event
      const { rows } = await sql`
        insert into rooms.studio_table (table_code, last_number, state, changed_at)
        values (${table}, ${number}, ${JSON.stringify(state)}::jsonb, ${at})
        on conflict (table_code) do update
          set last_number = excluded.last_number, state = excluded.state, changed_at = excluded.changed_at
          where studio_table.last_number = excluded.last_number - 1
        returning table_code`.execute(on)
      if (rows.length === 0) throw new StaleStudio(`event ${number} of ${table} is not the next one`)
      const row = { table_code: table, number, studio, kind, coup, fault, received_at: at }
      await on
        .insertInto('rooms.studio_event')
        .values({ ...row, content: JSON.stringify(event) })
        .execute()
    },
    /** Opens a coup, with what the studio calls it. */
    addCoup: (coup: NewCoup, told: Pick<StudioCoupRow, 'reference' | 'dealer'>): Promise<void> =>
      database.transaction().execute(async (on) => {
        await createCoupStore(on).add(coup)
        await on
          .insertInto('rooms.studio_coup')
          .values({ coup: coup.id, table_code: coup.table_code, ...told, video: null })
          .execute()
      }),
    setVideo: async (coup: string, video: string): Promise<void> => {
      await database.updateTable('rooms.studio_coup').set({ video }).where('coup', '=', coup).execute()
    },
    /** The coup of a table by the studio's name of it. */
    coupOf: async (table: string, reference: string): Promise<string | null> => {
      const row = await coups().where('table_code', '=', table).where('reference', '=', reference).executeTakeFirst()
      return row?.coup ?? null
    },
    coup: (coup: string): Promise<StudioCoupRow | undefined> => coups().where('coup', '=', coup).executeTakeFirst(),
    /** What was told of the coups of a series, and its events in their order. */
    ofSeries: (series: string): Promise<StudioCoupRow[]> =>
      coups()
        .where('coup', 'in', (of) => of.selectFrom('rooms.coup').select('id').where('series', '=', series))
        .execute(),
    eventsOf: (coup: string): Promise<Selectable<StudioEventRow>[]> =>
      database.selectFrom('rooms.studio_event').selectAll().where('coup', '=', coup).orderBy('number').execute(),
  }
}

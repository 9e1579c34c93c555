import type { TableSettings } from '@sanuk/contracts/live-tables'
import type { Database } from '../database.ts'

/** A table about which nothing was decided. */
export const NO_SETTINGS: TableSettings = { isOff: false, hours: [], timeZone: 'Asia/Bangkok', limits: [] }

export type SettingsStore = ReturnType<typeof createSettingsStore>

/** What operators decided about tables, as it lies in our schema. */
export function createSettingsStore(database: Database) {
  return {
    find: async (table: string): Promise<TableSettings> => {
      const row = await database
        .selectFrom('rooms.table_settings')
        .selectAll()
        .where('table_code', '=', table)
        .executeTakeFirst()
      if (!row) return NO_SETTINGS
      return { isOff: row.is_off, hours: row.hours, timeZone: row.time_zone, limits: row.limits }
    },
    set: async (on: Database, table: string, { settings, now }: { settings: TableSettings; now: Date }) => {
      const row = {
        is_off: settings.isOff,
        hours: JSON.stringify(settings.hours),
        time_zone: settings.timeZone,
        limits: JSON.stringify(settings.limits),
        changed_at: now,
      }
      await on
        .insertInto('rooms.table_settings')
        .values({ table_code: table, ...row })
        .onConflict((conflict) => conflict.column('table_code').doUpdateSet(row))
        .execute()
    },
  }
}

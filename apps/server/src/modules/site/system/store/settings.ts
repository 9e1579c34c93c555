import { sql } from 'kysely'
import pg from 'pg'
import type { Connection, Database } from '#platform/database'
import type { BrandRow } from '../brand-record.ts'
import type { Settings } from '../settings.ts'

type MaintenanceRow = { id: string; brand: string; starts_at: Date; ends_at: Date | null; note: Record<string, string> }
type Tables = { 'system.brand': BrandRow; 'system.maintenance': MaintenanceRow }

export type Window = { readonly startsAt: Date; readonly endsAt: Date | null; readonly note: Record<string, string> }

/** Where each setting stands in a brand's row; those that are structures are kept as JSON. */
const COLUMNS = {
  name: 'name',
  domains: 'domains',
  timeZone: 'time_zone',
  languages: 'languages',
  logo: 'logo',
  theme: 'theme',
  loginedToHomePage: 'logined_to_home_page',
  agentCentreTypes: 'agent_centre_types',
  modules: 'modules',
  registration: 'registration',
  ageMinimum: 'age_minimum',
  passwordDays: 'password_days',
  customerService: 'customer_service',
  licences: 'licences',
  cdns: 'cdns',
  gtagId: 'gtag_id',
  resources: 'resources',
  blockedCountries: 'blocked_countries',
  smsCountries: 'sms_countries',
  tellsUnknownAccounts: 'tells_unknown_accounts',
  firebase: 'firebase',
} as const satisfies Record<keyof Settings, keyof BrandRow>

const STRUCTURES: ReadonlySet<string> = new Set([
  ...['theme', 'registration', 'customerService', 'licences', 'cdns', 'resources', 'firebase'],
])

const names = Object.keys(COLUMNS) as (keyof Settings)[]

function columnsOf(settings: Settings): Record<string, unknown> {
  const named = names.filter((name) => settings[name] !== undefined)
  return Object.fromEntries(
    named.map((name) => {
      const value = settings[name]
      return [COLUMNS[name], STRUCTURES.has(name) ? sql`${JSON.stringify(value)}::jsonb` : value]
    }),
  )
}

/** Whether a domain is another brand's: the trigger `one_brand_per_domain` says so. */
export const isTakenDomain = (fault: unknown): boolean =>
  fault instanceof pg.DatabaseError && fault.code === '23505' && /belongs to another brand/.test(fault.message)

/** What operators write of brands. */
export function createSettingStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  return {
    /** Saves settings over the revision that was seen, and answers the row; `null` where it is no longer that. */
    change: async (
      connection: Connection,
      brand: string,
      { revision, settings }: { revision: number; settings: Settings },
    ) =>
      on(connection)
        .updateTable('system.brand')
        .set({ ...columnsOf(settings), revision: revision + 1 })
        .where('id', '=', brand)
        .where('revision', '=', revision)
        .returningAll()
        .executeTakeFirst(),
    windows: (brand: string, limit: number) =>
      on(database)
        .selectFrom('system.maintenance')
        .select(['id', 'starts_at', 'ends_at', 'note'])
        .where('brand', '=', brand)
        .orderBy('starts_at', 'desc')
        .limit(limit)
        .execute(),
    addWindow: async (row: Window & { id: string; brand: string }): Promise<void> => {
      const { id, brand, startsAt, endsAt, note } = row
      await on(database)
        .insertInto('system.maintenance')
        .values({ id, brand, starts_at: startsAt, ends_at: endsAt, note: sql`${JSON.stringify(note)}::jsonb` })
        .execute()
    },
    changeWindow: async (brand: string, id: string, { startsAt, endsAt, note }: Window): Promise<boolean> => {
      const { numUpdatedRows } = await on(database)
        .updateTable('system.maintenance')
        .set({ starts_at: startsAt, ends_at: endsAt, note: sql`${JSON.stringify(note)}::jsonb` })
        .where('brand', '=', brand)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    /** Removes one that has not begun. */
    removeWindow: async (brand: string, id: string, now: Date): Promise<boolean> => {
      const { numDeletedRows } = await on(database)
        .deleteFrom('system.maintenance')
        .where('brand', '=', brand)
        .where('id', '=', id)
        .where('starts_at', '>', now)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
  }
}

import { CUSTOMER_SERVICE_KINDS } from '@sanuk/contracts/system'
import { language } from '@sanuk/contracts/wire'
import { isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { acrossBrands } from '#platform/brand-scope'
import type { Brand } from '#platform/caller'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

const record = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  demo: z.boolean(),
  time_zone: z.string(),
  currency: z.string(),
  languages: z.tuple([language], language),
  logined_to_home_page: z.boolean(),
  modules: z.array(z.string()),
  customer_service: z.array(z.strictObject({ csType: z.enum(CUSTOMER_SERVICE_KINDS), path: z.string() })),
  blocked_countries: z.array(z.string()),
  licences: z.array(z.strictObject({ name: z.string(), number: z.nullable(z.string()), link: z.nullable(z.string()) })),
})

/** A time in which a brand is closed for work; without an end it lasts until it gets one. */
export type Maintenance = {
  readonly from: Date
  readonly until: Date | null
  /** What visitors are told, in the languages that have it. */
  readonly note: Readonly<Record<string, string>>
}

type MaintenanceRow = { brand: string; starts_at: Date; ends_at: Date | null; note: Record<string, string> }

/** A brand with everything its site shows. */
export type BrandRecord = Brand & {
  readonly loginedToHomePage: boolean
  readonly modules: ReadonlySet<string>
  readonly customerService: z.output<typeof record>['customer_service']
  readonly licences: z.output<typeof record>['licences']
  readonly blockedCountries: ReadonlySet<string>
  /** What is under way or planned, the earliest first. */
  readonly maintenance: readonly Maintenance[]
}

/** Brands by the host names they own. */
export function createSystemStore(database: Database, clock: Clock) {
  const own = database.withTables<{
    'system.brand': z.output<typeof record> & { domains: string[] }
    'system.maintenance': MaintenanceRow
  }>()
  const withMaintenance = async (row: unknown): Promise<BrandRecord> => {
    const brand = record.parse(row)
    const planned = await own
      .selectFrom('system.maintenance')
      .select(['starts_at', 'ends_at', 'note'])
      .where('brand', '=', brand.id)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', clock())]))
      .orderBy('starts_at')
      .execute()
    return readRecord(brand, planned)
  }
  return {
    /** Whose address this is. Whoever asks belongs to no brand before that is known. */
    findBrand: (host: string): Promise<BrandRecord | null> =>
      acrossBrands(async () => {
        const row = await own
          .selectFrom('system.brand')
          .selectAll()
          .where(sql<boolean>`domains @> array[${host}]`)
          .executeTakeFirst()
        return row ? withMaintenance(row) : null
      }),
    readBrand: async (id: string): Promise<BrandRecord> => {
      const row = await own.selectFrom('system.brand').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      return withMaintenance(row)
    },
  }
}

function readRecord(row: z.output<typeof record>, planned: readonly Omit<MaintenanceRow, 'brand'>[]): BrandRecord {
  const { currency } = row
  if (!isCurrencyCode(currency)) throw new Error(`brand ${row.code} has an unknown currency ${currency}`)
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    demo: row.demo,
    timeZone: row.time_zone,
    currency,
    languages: row.languages,
    loginedToHomePage: row.logined_to_home_page,
    modules: new Set(row.modules),
    customerService: row.customer_service,
    licences: row.licences,
    blockedCountries: new Set(row.blocked_countries),
    maintenance: planned.map(({ starts_at: from, ends_at: until, note }) => ({ from, until, note })),
  }
}

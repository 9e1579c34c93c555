import { CUSTOMER_SERVICE_KINDS } from '@sanuk/contracts/system'
import { language } from '@sanuk/contracts/wire'
import { isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Brand } from '#platform/caller'
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
  licences: z.array(z.strictObject({ name: z.string(), number: z.nullable(z.string()), link: z.nullable(z.string()) })),
})

/** A brand with everything its site shows. */
export type BrandRecord = Brand & {
  readonly loginedToHomePage: boolean
  readonly modules: ReadonlySet<string>
  readonly customerService: z.output<typeof record>['customer_service']
  readonly licences: z.output<typeof record>['licences']
}

/** Brands by the host names they own. */
export function createSystemStore(database: Database) {
  const own = database.withTables<{ 'system.brand': z.output<typeof record> & { domains: string[] } }>()
  return {
    findBrand: async (host: string): Promise<BrandRecord | null> => {
      const row = await own
        .selectFrom('system.brand')
        .selectAll()
        .where(sql<boolean>`domains @> array[${host}]`)
        .executeTakeFirst()
      return row ? readRecord(record.parse(row)) : null
    },
    readBrand: async (id: string): Promise<BrandRecord> => {
      const row = await own.selectFrom('system.brand').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      return readRecord(record.parse(row))
    },
  }
}

function readRecord(row: z.output<typeof record>): BrandRecord {
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
  }
}

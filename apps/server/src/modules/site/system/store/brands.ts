import { currencyCodes } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { acrossBrands } from '#platform/brand-scope'
import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/database'
import type { Reckoning } from '#platform/reckoning'
import { type BrandRecord, type BrandRow, brandRow, readBrand } from '../brand-record.ts'

type MaintenanceRow = { brand: string; starts_at: Date; ends_at: Date | null; note: Record<string, string> }

const reckoning = z.object({ timeZone: z.string(), currency: z.enum(currencyCodes) })

type Needs = { readonly database: Database; readonly clock: Clock; readonly firebaseStandIn: string | null }

/** Brands by the host names they own. Whoever asks belongs to no brand before that is known. */
export function createSystemStore({ database, clock, firebaseStandIn }: Needs) {
  const own = database.withTables<{ 'system.brand': BrandRow; 'system.maintenance': MaintenanceRow }>()
  const withMaintenance = async (row: unknown): Promise<BrandRecord> => {
    const brand = brandRow.parse(row)
    const planned = await own
      .selectFrom('system.maintenance')
      .select(['starts_at', 'ends_at', 'note'])
      .where('brand', '=', brand.id)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', clock())]))
      .orderBy('starts_at')
      .execute()
    const maintenance = planned.map(({ starts_at: from, ends_at: until, note }) => ({ from, until, note }))
    return readBrand(brand, { maintenance, firebaseStandIn })
  }
  return {
    findBrand: (host: string): Promise<BrandRecord | null> =>
      acrossBrands(async () => {
        const row = await own
          .selectFrom('system.brand')
          .selectAll()
          .where(sql<boolean>`domains @> array[${host}]`)
          .executeTakeFirst()
        return row ? withMaintenance(row) : null
      }),
    /** What a brand reckons in; by the connection of whoever is in the middle of something. */
    readReckoning: async (id: string, on: Connection = database): Promise<Reckoning> => {
      const { rows } = await sql`select time_zone as "timeZone", currency from system.brand where id = ${id}`.execute(
        on,
      )
      if (!rows[0]) throw new Error(`there is no brand ${id}`)
      return reckoning.parse(rows[0])
    },
    /** Every brand of the installation, with its time zone. */
    listBrands: async (): Promise<{ id: string; timeZone: string }[]> => {
      const { rows } = await sql<{ id: string; timeZone: string }>`
        select id, time_zone as "timeZone" from system.brand order by code`.execute(database)
      return rows
    },
    readBrand: (id: string): Promise<BrandRecord> =>
      acrossBrands(async () =>
        withMaintenance(
          await own.selectFrom('system.brand').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
        ),
      ),
  }
}

import { sql } from 'kysely'
import { acrossBrands } from '#platform/brand-scope'
import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/database'
import { type BrandRecord, type BrandRow, brandRow, readBrand } from '../brand-record.ts'

type MaintenanceRow = { brand: string; starts_at: Date; ends_at: Date | null; note: Record<string, string> }

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
    /** In which time zone a brand cuts its days; by the connection of whoever is in the middle of something. */
    readTimeZone: async (id: string, on: Connection = database): Promise<string> => {
      const { rows } = await sql<{ timeZone: string }>`
        select time_zone as "timeZone" from system.brand where id = ${id}`.execute(on)
      if (!rows[0]) throw new Error(`there is no brand ${id}`)
      return rows[0].timeZone
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

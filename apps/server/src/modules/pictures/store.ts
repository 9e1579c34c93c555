import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database } from '#platform/database'

const files = z.array(z.object({ width: z.int(), hash: z.string() }))
const record = z.object({ id: z.uuid(), width: z.int(), height: z.int(), files })
export type PictureRecord = z.output<typeof record>

type Tables = {
  'pictures.picture': { id: string; brand: string; width: number; height: number; files: unknown }
  'pictures.file': { brand: string; hash: string; open: boolean; bytes: Buffer }
}

export function createPictureStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  return {
    add: async (connection: Connection, { brand, files: kept, ...row }: PictureRecord & { brand: string }) => {
      await on(connection)
        .insertInto('pictures.picture')
        .values({ ...row, brand, files: sql`${JSON.stringify(kept)}::jsonb` })
        .execute()
    },
    /** The same bytes are there once. */
    addFile: async (connection: Connection, file: Tables['pictures.file']): Promise<void> => {
      await on(connection)
        .insertInto('pictures.file')
        .values(file)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    find: async (brand: string, ids: readonly string[]): Promise<PictureRecord[]> => {
      if (ids.length === 0) return []
      const rows = await on(database)
        .selectFrom('pictures.picture')
        .select(['id', 'width', 'height', 'files'])
        .where('brand', '=', brand)
        .where('id', 'in', ids)
        .execute()
      return rows.map((row) => record.parse(row))
    },
    bytesOf: async (brand: string, hash: string, open: boolean): Promise<Buffer | null> => {
      const row = await on(database)
        .selectFrom('pictures.file')
        .select('bytes')
        .where('brand', '=', brand)
        .where('hash', '=', hash)
        .where('open', '=', open)
        .executeTakeFirst()
      return row?.bytes ?? null
    },
  }
}

import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import type { Envelope } from '#platform/envelopes'

const files = z.array(z.object({ width: z.int(), hash: z.string() }))
const record = z.object({ id: z.uuid(), width: z.int(), height: z.int(), files })
export type PictureRecord = z.output<typeof record>

type Tables = {
  'pictures.picture': { id: string; brand: string; width: number; height: number; files: unknown }
  'pictures.file': FileRow
}

type FileRow = {
  readonly brand: string
  readonly hash: string
  readonly open: boolean
  readonly bytes: Buffer
  readonly key_id: string | null
  readonly data_key: Buffer | null
}

/** Bytes as they are kept: in an envelope, or for everybody to read. */
export type KeptFile = { readonly brand: string; readonly hash: string; readonly kept: Envelope | Buffer }

function keptOf({ brand, hash, bytes, key_id, data_key }: Omit<FileRow, 'open'>): KeptFile {
  const isSealed = key_id !== null && data_key !== null
  return { brand, hash, kept: isSealed ? { keyId: key_id, dataKey: data_key, bytes } : bytes }
}

const columnsOf = (kept: Envelope | Buffer) =>
  Buffer.isBuffer(kept)
    ? { bytes: kept, key_id: null, data_key: null }
    : { bytes: kept.bytes, key_id: kept.keyId, data_key: kept.dataKey }

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
    addFile: async (connection: Connection, { kept, ...file }: KeptFile & { open: boolean }): Promise<void> => {
      await on(connection)
        .insertInto('pictures.file')
        .values({ ...file, ...columnsOf(kept) })
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
    fileOf: async (brand: string, hash: string, open: boolean): Promise<KeptFile | null> => {
      const row = await on(database)
        .selectFrom('pictures.file')
        .select(['brand', 'hash', 'bytes', 'key_id', 'data_key'])
        .where('brand', '=', brand)
        .where('hash', '=', hash)
        .where('open', '=', open)
        .executeTakeFirst()
      return row ? keptOf(row) : null
    },
    /** Some of what is not open and not sealed under this key, locked. */
    lockOthers: async (transaction: Transaction, keyId: string, limit: number): Promise<KeptFile[]> => {
      const rows = await on(transaction)
        .selectFrom('pictures.file')
        .select(['brand', 'hash', 'bytes', 'key_id', 'data_key'])
        .where('open', '=', false)
        .where(({ eb, or }) => or([eb('key_id', 'is', null), eb('key_id', '<', keyId), eb('key_id', '>', keyId)]))
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute()
      return rows.map(keptOf)
    },
    keepSealed: async (transaction: Transaction, { brand, hash, kept }: KeptFile): Promise<void> => {
      await on(transaction)
        .updateTable('pictures.file')
        .set(columnsOf(kept))
        .where('brand', '=', brand)
        .where('hash', '=', hash)
        .where('open', '=', false)
        .execute()
    },
  }
}

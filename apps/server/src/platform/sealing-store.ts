import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from './database.ts'

const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
})
const privateKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})

export type SealingKey = {
  readonly privateKey: z.output<typeof privateKey>
  readonly publicKey: z.output<typeof publicKey>
  readonly madeAt: Date
}

type Tables = {
  'platform.sealing_key': { kid: string; private_key: unknown; public_key: unknown; made_at: Date }
}

export type SealingStore = ReturnType<typeof createSealingStore>

/** Keys of sealed bodies. They are remembered in the process, for they never change. */
export function createSealingStore(database: Database) {
  const own = database.withTables<Tables>()
  const known = new Map<string, SealingKey>()
  const read = (row: Tables['platform.sealing_key']): SealingKey => {
    const remembered = known.get(row.kid)
    if (remembered) return remembered
    const key = {
      privateKey: privateKey.parse(row.private_key),
      publicKey: publicKey.parse(row.public_key),
      madeAt: row.made_at,
    }
    known.set(row.kid, key)
    return key
  }
  return {
    newest: async (): Promise<SealingKey | null> => {
      const row = await own
        .selectFrom('platform.sealing_key')
        .selectAll()
        .orderBy('made_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? read(row) : null
    },
    find: async (kid: string): Promise<SealingKey | null> => {
      const remembered = known.get(kid)
      if (remembered) return remembered
      const row = await own.selectFrom('platform.sealing_key').selectAll().where('kid', '=', kid).executeTakeFirst()
      return row ? read(row) : null
    },
    /** Adds a key and forgets those made before `oldest`. */
    add: async (key: { kid: string; privateKey: unknown; publicKey: unknown }, oldest: Date): Promise<SealingKey> => {
      await own.deleteFrom('platform.sealing_key').where('made_at', '<', oldest).execute()
      const row = await own
        .insertInto('platform.sealing_key')
        .values({
          kid: key.kid,
          private_key: JSON.stringify(key.privateKey),
          public_key: JSON.stringify(key.publicKey),
          made_at: sql<Date>`clock_timestamp()`,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return read(row)
    },
  }
}

import { sql } from 'kysely'
import type { Connection, Database } from '#platform/database'

type Tables = {
  'factors.passkey': {
    id: string
    brand: string
    member: string
    credential_id: string
    public_key: Buffer
    counter: bigint | string
    transports: string[]
    name: string
    synced: boolean
    made_at: Date
    used_at: Date | null
  }
}

export type Passkey = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly synced: boolean
  readonly madeAt: Date
  readonly usedAt: Date | null
}

/** Passkeys: their public halves. */
export function createPasskeyStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  return {
    /** Keeps a new passkey; false where the brand has this very one. */
    add: async (passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await on(database)
        .insertInto('factors.passkey')
        .values({
          id: passkey.id,
          brand: passkey.brand,
          member: passkey.member,
          name: passkey.name,
          credential_id: passkey.credentialId,
          public_key: passkey.publicKey,
          counter: String(passkey.counter),
          transports: [...passkey.transports],
          synced: passkey.synced,
          made_at: passkey.madeAt,
          used_at: null,
        })
        .onConflict((conflict) => conflict.constraint('passkey_is_one').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    find: async (brand: string, credentialId: string): Promise<Passkey | null> => {
      const row = await on(database)
        .selectFrom('factors.passkey')
        .selectAll()
        .where('brand', '=', brand)
        .where('credential_id', '=', credentialId)
        .executeTakeFirst()
      return row ? readPasskey(row) : null
    },
    /** A member's passkeys, the oldest first. */
    list: async (member: string, connection: Connection = database): Promise<Passkey[]> => {
      const rows = await on(connection)
        .selectFrom('factors.passkey')
        .selectAll()
        .where('member', '=', member)
        .orderBy('made_at')
        .execute()
      return rows.map(readPasskey)
    },
    /** Notes a use; false where its count has gone on meanwhile. */
    use: async (id: string, { counter, at }: { counter: number; at: Date }): Promise<boolean> => {
      const { numUpdatedRows } = await on(database)
        .updateTable('factors.passkey')
        .set({ counter: String(counter), used_at: at })
        .where('id', '=', id)
        .where(sql<boolean>`counter < ${counter} or (counter = 0 and ${counter} = 0)`)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    /** Names one of this member's; false where there is none. */
    rename: async (member: string, id: string, name: string): Promise<boolean> => {
      const { numUpdatedRows } = await on(database)
        .updateTable('factors.passkey')
        .set({ name })
        .where('id', '=', id)
        .where('member', '=', member)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    remove: async (connection: Connection, id: string): Promise<void> => {
      await on(connection).deleteFrom('factors.passkey').where('id', '=', id).execute()
    },
  }
}

export type PasskeyStore = ReturnType<typeof createPasskeyStore>

function readPasskey(row: Tables['factors.passkey']): Passkey {
  return {
    id: row.id,
    brand: row.brand,
    member: row.member,
    name: row.name,
    synced: row.synced,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports,
    madeAt: row.made_at,
    usedAt: row.used_at,
  }
}

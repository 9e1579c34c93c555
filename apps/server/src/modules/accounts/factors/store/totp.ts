import type { Connection, Database } from '#platform/database'

type Tables = {
  'factors.totp': {
    member: string
    brand: string
    secret: Buffer
    made_at: Date
    confirmed_at: Date | null
    last_step: bigint | string
  }
}

type Owner = { readonly id: string; readonly brand: string }

/** An authenticator app as it is kept. */
export type TotpRecord = { readonly secret: Buffer; readonly confirmedAt: Date | null }

/** Authenticator apps, at most one of each member. */
export function createTotpStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  return {
    find: async (member: string): Promise<TotpRecord | null> => {
      const row = await on(database)
        .selectFrom('factors.totp')
        .select(['secret', 'confirmed_at'])
        .where('member', '=', member)
        .executeTakeFirst()
      return row ? { secret: row.secret, confirmedAt: row.confirmed_at } : null
    },
    /** Keeps a secret that is not confirmed yet, instead of an earlier such one; false where one is confirmed. */
    begin: async ({ id, brand }: Owner, secret: Buffer, at: Date): Promise<boolean> => {
      const row = { secret, made_at: at, confirmed_at: null, last_step: '0' }
      const { numInsertedOrUpdatedRows } = await on(database)
        .insertInto('factors.totp')
        .values({ member: id, brand, ...row })
        .onConflict((conflict) =>
          conflict.column('member').doUpdateSet(row).where('factors.totp.confirmed_at', 'is', null),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    /** Confirms the secret by the step of its first code; false where that has been done. */
    confirm: async (connection: Connection, member: string, { step, at }: { step: number; at: Date }) => {
      const { numUpdatedRows } = await on(connection)
        .updateTable('factors.totp')
        .set({ confirmed_at: at, last_step: String(step) })
        .where('member', '=', member)
        .where('confirmed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    /** Takes the code of a step; false where it, or a later one, has been taken. */
    spendStep: async (member: string, step: number): Promise<boolean> => {
      const { numUpdatedRows } = await on(database)
        .updateTable('factors.totp')
        .set({ last_step: String(step) })
        .where('member', '=', member)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', String(step))
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    remove: async (connection: Connection, member: string): Promise<void> => {
      await on(connection).deleteFrom('factors.totp').where('member', '=', member).execute()
    },
  }
}

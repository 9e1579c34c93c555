import type { Connection, Database } from '#platform/database'

type Tables = {
  'identity.credential': {
    member: string
    brand: string
    password_hash: string
    temporary: boolean
    first_login_at: Date | null
    changed_at: Date
  }
}

export type Credential = {
  readonly passwordHash: string
  /** Somebody else chose it, so its owner must change it. */
  readonly temporary: boolean
  readonly changedAt: Date
}

type NewCredential = { member: string; brand: string; passwordHash: string; at: Date }

export type Credentials = ReturnType<typeof createCredentials>

/** Members' passwords, as hashes. */
export function createCredentials(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  return {
    add: async (connection: Connection, { member, brand, passwordHash, at }: NewCredential): Promise<void> => {
      const row = { temporary: false, first_login_at: null, changed_at: at }
      await on(connection)
        .insertInto('identity.credential')
        .values({ member, brand, password_hash: passwordHash, ...row })
        .execute()
    },
    find: async (member: string): Promise<Credential | null> => {
      const row = await on(database)
        .selectFrom('identity.credential')
        .select(['password_hash', 'temporary', 'changed_at'])
        .where('member', '=', member)
        .executeTakeFirst()
      return row ? { passwordHash: row.password_hash, temporary: row.temporary, changedAt: row.changed_at } : null
    },
    /** Another password, also for somebody who had none: of the owner's own choice, or a temporary one. */
    change: async (
      connection: Connection,
      { member, brand, passwordHash, at }: NewCredential,
      { temporary }: { readonly temporary: boolean } = { temporary: false },
    ): Promise<void> => {
      const change = { password_hash: passwordHash, temporary, changed_at: at }
      await on(connection)
        .insertInto('identity.credential')
        .values({ member, brand, first_login_at: null, ...change })
        .onConflict((conflict) => conflict.column('member').doUpdateSet(change))
        .execute()
    },
  }
}

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
  'identity.session': {
    token_hash: Buffer
    id: string
    member: string
    brand: string
    address: string
    started_at: Date
    seen_at: Date
    expires_at: Date
  }
}

export type Credential = {
  readonly passwordHash: string
  readonly temporary: boolean
  readonly firstLoginAt: Date | null
}

export type NewSession = {
  readonly tokenHash: Buffer
  readonly id: string
  readonly member: string
  readonly brand: string
  readonly address: string
  readonly startedAt: Date
  readonly expiresAt: Date
}

export type LiveSession = { readonly id: string; readonly member: string; readonly seenAt: Date }

/** Passwords' hashes and sessions. */
export function createIdentityStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  return {
    addCredential: async (
      connection: Connection,
      { member, brand, passwordHash, at }: { member: string; brand: string; passwordHash: string; at: Date },
    ): Promise<void> => {
      await on(connection)
        .insertInto('identity.credential')
        .values({ member, brand, password_hash: passwordHash, temporary: false, first_login_at: null, changed_at: at })
        .execute()
    },
    findCredential: async (member: string): Promise<Credential | null> => {
      const row = await on(database)
        .selectFrom('identity.credential')
        .selectAll()
        .where('member', '=', member)
        .executeTakeFirst()
      if (!row) return null
      return { passwordHash: row.password_hash, temporary: row.temporary, firstLoginAt: row.first_login_at }
    },
    rememberFirstLogin: async (member: string, at: Date): Promise<void> => {
      await on(database)
        .updateTable('identity.credential')
        .set({ first_login_at: at })
        .where('member', '=', member)
        .where('first_login_at', 'is', null)
        .execute()
    },
    addSession: async (connection: Connection, session: NewSession): Promise<void> => {
      await on(connection)
        .insertInto('identity.session')
        .values({
          token_hash: session.tokenHash,
          id: session.id,
          member: session.member,
          brand: session.brand,
          address: session.address,
          started_at: session.startedAt,
          seen_at: session.startedAt,
          expires_at: session.expiresAt,
        })
        .execute()
    },
    /** The session a token opens, unless it ended or lay idle since `idleSince`. */
    findSession: async (
      tokenHash: Buffer,
      within: { brand: string; now: Date; idleSince: Date },
    ): Promise<LiveSession | null> => {
      const row = await on(database)
        .selectFrom('identity.session')
        .select(['id', 'member', 'seen_at'])
        .where('token_hash', '=', tokenHash)
        .where('brand', '=', within.brand)
        .where('expires_at', '>', within.now)
        .where('seen_at', '>', within.idleSince)
        .executeTakeFirst()
      return row ? { id: row.id, member: row.member, seenAt: row.seen_at } : null
    },
    touchSession: async (id: string, at: Date): Promise<void> => {
      await on(database).updateTable('identity.session').set({ seen_at: at }).where('id', '=', id).execute()
    },
    endSession: async (id: string): Promise<void> => {
      await on(database).deleteFrom('identity.session').where('id', '=', id).execute()
    },
    forgetEnded: async (now: Date, idleSince: Date): Promise<void> => {
      await on(database)
        .deleteFrom('identity.session')
        .where(({ or, eb }) => or([eb('expires_at', '<', now), eb('seen_at', '<', idleSince)]))
        .execute()
    },
  }
}

export type IdentityStore = ReturnType<typeof createIdentityStore>

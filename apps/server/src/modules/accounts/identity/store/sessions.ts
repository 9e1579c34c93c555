import type { Connection, Database } from '#platform/database'

/** A row of `identity.session`. */
type SessionRow = {
  token_hash: Buffer
  id: string
  member: string
  brand: string
  address: string
  user_agent: string
  started_at: Date
  seen_at: Date
  expires_at: Date
}

type Tables = { 'identity.session': SessionRow }

/** A session as its member sees it. */
export type SessionRecord = {
  readonly id: string
  readonly address: string
  readonly userAgent: string
  readonly startedAt: Date
  readonly seenAt: Date
}

export type LiveSession = { readonly id: string; readonly member: string; readonly seenAt: Date }

/** Sessions, by the hashes of their tokens. */
export function createSessionStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  return {
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
    /** A member's sessions that are neither over nor lay idle since `idleSince`, the latest first. */
    listSessions: async (member: string, within: { now: Date; idleSince: Date }): Promise<SessionRecord[]> => {
      const rows = await on(database)
        .selectFrom('identity.session')
        .select(['id', 'address', 'user_agent', 'started_at', 'seen_at'])
        .where('member', '=', member)
        .where('expires_at', '>', within.now)
        .where('seen_at', '>', within.idleSince)
        .orderBy('started_at', 'desc')
        .execute()
      return rows.map(({ user_agent, started_at, seen_at, ...row }) => ({
        ...row,
        userAgent: user_agent,
        startedAt: started_at,
        seenAt: seen_at,
      }))
    },
    /** Ends a session of this very member; false where there is none. */
    endSessionOf: async (connection: Connection, member: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await on(connection)
        .deleteFrom('identity.session')
        .where('id', '=', id)
        .where('member', '=', member)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },
    /** Ends a member's sessions, but for the one that is kept, and answers how many. */
    endSessionsOf: async (connection: Connection, member: string, kept: string | null): Promise<number> => {
      let ending = on(connection).deleteFrom('identity.session').where('member', '=', member)
      if (kept !== null) ending = ending.where('id', '<>', kept)
      return Number((await ending.executeTakeFirstOrThrow()).numDeletedRows)
    },
    endSession: async (connection: Connection, id: string): Promise<void> => {
      await on(connection).deleteFrom('identity.session').where('id', '=', id).execute()
    },
    forgetEnded: async (now: Date, idleSince: Date): Promise<void> => {
      await on(database)
        .deleteFrom('identity.session')
        .where(({ or, eb }) => or([eb('expires_at', '<', now), eb('seen_at', '<', idleSince)]))
        .execute()
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>

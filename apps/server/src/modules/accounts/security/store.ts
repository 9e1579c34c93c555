import type { CodeChannel } from '@sanuk/contracts/verification'
import type { Connection, Database } from '#platform/database'

type Tables = {
  'security.contact_change': {
    session: string
    channel: CodeChannel
    member: string
    brand: string
    destination: string
    expires_at: Date
  }
}

/** What a session has begun to make its member's. */
export type ContactChange = {
  readonly session: string
  readonly channel: CodeChannel
  readonly member: string
  readonly brand: string
  /** A number in E.164 or an address of mail. */
  readonly to: string
  readonly until: Date
}

export type SecurityStore = ReturnType<typeof createSecurityStore>

/** Changes of contacts that are under way. */
export function createSecurityStore(database: Database) {
  const own = database.withTables<Tables>()
  return {
    /** Keeps a change, which ends the session's older one of that channel. */
    begin: async ({ session, channel, member, brand, to, until }: ContactChange): Promise<void> => {
      const fresh = { destination: to, expires_at: until }
      await own
        .insertInto('security.contact_change')
        .values({ session, channel, member, brand, ...fresh })
        .onConflict((conflict) => conflict.columns(['session', 'channel']).doUpdateSet(fresh))
        .execute()
    },
    /** Where the session's change leads to, while it lasts; or `null`. */
    find: async (session: string, channel: CodeChannel, now: Date): Promise<string | null> => {
      const row = await own
        .selectFrom('security.contact_change')
        .select('destination')
        .where('session', '=', session)
        .where('channel', '=', channel)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row?.destination ?? null
    },
    end: async (connection: Connection, session: string, channel: CodeChannel): Promise<void> => {
      await connection
        .withTables<Tables>()
        .deleteFrom('security.contact_change')
        .where('session', '=', session)
        .where('channel', '=', channel)
        .execute()
    },
    forgetEnded: async (now: Date): Promise<void> => {
      await own.deleteFrom('security.contact_change').where('expires_at', '<', now).execute()
    },
  }
}

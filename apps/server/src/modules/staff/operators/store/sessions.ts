import type { Connection, Database } from '#platform/database'

type Tables = {
  'operators.session': {
    token_hash: Buffer
    id: string
    operator: string
    brand: string
    address: string
    started_at: Date
    seen_at: Date
    expires_at: Date
  }
  'operators.sign_in': { ticket_hash: Buffer; operator: string; brand: string; expires_at: Date }
}

/** The brand and time of a call, and since when a session may have had none. */
type Moment = { readonly brand: string; readonly now: Date; readonly idleSince: Date }

/** Sessions of operators, and sign-ins that wait for their code. */
export function createOperatorSessions(database: Database) {
  const own = database.withTables<Tables>()
  return {
    begin: async (waiting: Tables['operators.sign_in']): Promise<void> => {
      await own.insertInto('operators.sign_in').values(waiting).execute()
    },
    /** Whose sign-in a ticket is, while it waits. */
    awaited: async (ticketHash: Buffer, now: Date): Promise<string | null> => {
      const row = await own
        .selectFrom('operators.sign_in')
        .select('operator')
        .where('ticket_hash', '=', ticketHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row?.operator ?? null
    },
    /** Takes the ticket, once. */
    spend: async (ticketHash: Buffer): Promise<boolean> => {
      const { numDeletedRows } = await own
        .deleteFrom('operators.sign_in')
        .where('ticket_hash', '=', ticketHash)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
    add: async (session: Omit<Tables['operators.session'], 'seen_at'>): Promise<void> => {
      await own
        .insertInto('operators.session')
        .values({ ...session, seen_at: session.started_at })
        .execute()
    },
    /** The session a token opens, unless it ended or lay idle. */
    find: async (tokenHash: Buffer, at: Moment) =>
      own
        .selectFrom('operators.session')
        .select(['id', 'operator'])
        .where('token_hash', '=', tokenHash)
        .where('brand', '=', at.brand)
        .where('expires_at', '>', at.now)
        .where('seen_at', '>', at.idleSince)
        .executeTakeFirst(),
    /** The same; it counts as seen from now on. */
    use: async (tokenHash: Buffer, at: Moment) =>
      own
        .updateTable('operators.session')
        .set({ seen_at: at.now })
        .where('token_hash', '=', tokenHash)
        .where('brand', '=', at.brand)
        .where('expires_at', '>', at.now)
        .where('seen_at', '>', at.idleSince)
        .returning(['id', 'operator'])
        .executeTakeFirst(),
    end: async (id: string): Promise<void> => {
      await own.deleteFrom('operators.session').where('id', '=', id).execute()
    },
    endAllOf: async (connection: Connection, operator: string, kept: string | null = null): Promise<void> => {
      const on = connection.withTables<Tables>()
      await on.deleteFrom('operators.sign_in').where('operator', '=', operator).execute()
      const sessions = on.deleteFrom('operators.session').where('operator', '=', operator)
      await (kept ? sessions.where('id', '!=', kept) : sessions).execute()
    },
    forgetEnded: async (now: Date): Promise<void> => {
      await own.deleteFrom('operators.session').where('expires_at', '<', now).execute()
      await own.deleteFrom('operators.sign_in').where('expires_at', '<', now).execute()
    },
  }
}

export type OperatorSessions = ReturnType<typeof createOperatorSessions>

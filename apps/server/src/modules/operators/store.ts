import type { Database } from '#platform/database'

type Tables = {
  'operators.operator': {
    id: string
    brand: string
    username: string
    name: string
    password_hash: string
    closed_at: Date | null
  }
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
}

export type Operator = {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly passwordHash: string
}

/** Staff of a brand and their sessions. */
export function createOperatorStore(database: Database) {
  const own = database.withTables<Tables>()
  const one = async (by: { id: string } | { brand: string; username: string }): Promise<Operator | null> => {
    const query = own.selectFrom('operators.operator').selectAll().where('closed_at', 'is', null)
    const row = await ('id' in by
      ? query.where('id', '=', by.id)
      : query.where('brand', '=', by.brand).where('username', '=', by.username)
    ).executeTakeFirst()
    return row ? { id: row.id, username: row.username, name: row.name, passwordHash: row.password_hash } : null
  }
  return {
    one,
    addSession: async (session: Omit<Tables['operators.session'], 'seen_at'>): Promise<void> => {
      await own
        .insertInto('operators.session')
        .values({ ...session, seen_at: session.started_at })
        .execute()
    },
    /** The session a token opens, unless it ended or lay idle; it counts as seen from now on. */
    useSession: async (tokenHash: Buffer, at: { brand: string; now: Date; idleSince: Date }) =>
      own
        .updateTable('operators.session')
        .set({ seen_at: at.now })
        .where('token_hash', '=', tokenHash)
        .where('brand', '=', at.brand)
        .where('expires_at', '>', at.now)
        .where('seen_at', '>', at.idleSince)
        .returning(['id', 'operator'])
        .executeTakeFirst(),
    endSession: async (id: string): Promise<void> => {
      await own.deleteFrom('operators.session').where('id', '=', id).execute()
    },
    forgetEnded: async (now: Date): Promise<void> => {
      await own.deleteFrom('operators.session').where('expires_at', '<', now).execute()
    },
  }
}

import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { SessionRow } from './sessions.ts'

type Tables = {
  'identity.device': {
    brand: string
    member: string
    token_hash: Buffer
    country: string | null
    known_since: Date
    seen_at: Date
  }
  'identity.session': SessionRow
  'identity.credential': { member: string; first_login_at: Date | null }
}

/** Somebody who is let in. */
export type Entry = {
  readonly member: string
  readonly brand: string
  readonly at: Date
  /** The browser, by which the member is known from now on, and the country it was seen in. */
  readonly device: { readonly tokenHash: Buffer; readonly country: string | null }
  readonly session: {
    readonly tokenHash: Buffer
    readonly id: string
    readonly address: string
    readonly userAgent: string
    readonly expiresAt: Date
  }
}

/**
 * Writes what a sign-in leaves behind: its browser, its session, and when it is the first, its time. All of it in one
 * statement, for many people sign in at once and each statement costs them a turn. Answers whether it was the first, and
 * whether a later one came from a browser that the member had never signed in from.
 */
export function createWriteEntry(database: Database) {
  const own = database.withTables<Tables>()
  return async ({ member, brand, at, device, session }: Entry): Promise<{ first: boolean; newDevice: boolean }> => {
    const seen = { country: device.country, seen_at: at }
    const { first, added } = await own
      .with('device', (on) =>
        on
          .insertInto('identity.device')
          .values({ brand, member, token_hash: device.tokenHash, known_since: at, ...seen })
          .onConflict((conflict) => conflict.columns(['member', 'token_hash']).doUpdateSet(seen))
          // A row that nobody had before carries no deleting transaction.
          .returning(sql<boolean>`xmax = 0`.as('added')),
      )
      .with('session', (on) =>
        on.insertInto('identity.session').values({
          ...{ token_hash: session.tokenHash, id: session.id, member, brand, started_at: at, seen_at: at },
          ...{ address: session.address, user_agent: session.userAgent, expires_at: session.expiresAt },
        }),
      )
      .with('credential', (on) =>
        on
          .updateTable('identity.credential')
          .set({ first_login_at: at })
          .where('member', '=', member)
          .where('first_login_at', 'is', null)
          .returning('member'),
      )
      .selectNoFrom(({ exists, selectFrom }) => [
        exists(selectFrom('credential').select('member')).as('first'),
        exists(selectFrom('device').select('added').where('added', '=', true)).as('added'),
      ])
      .executeTakeFirstOrThrow()
    return { first: Boolean(first), newDevice: Boolean(added) && !first }
  }
}

import { LANGUAGES } from '@sanuk/contracts/wire'
import { amount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { Expression, Kysely, Selectable, SqlBool } from 'kysely'
import type { Limits, OpenSession, Session } from './session.ts'
import type { SessionTable, SessionTables } from './session-table.ts'
import { rememberUsed } from './used-sessions.ts'

type Opening = { readonly tokenHash: Buffer; readonly limits: Limits; readonly now: Date; readonly expiresAt: Date }

type Needs<Own extends object> = {
  readonly database: Kysely<SessionTables>
  /** The app's own columns: what they are of a new session, and what is read of them. */
  readonly columnsOf: (session: Session<Own>) => object
  readonly ownOf: (row: unknown) => Own
  /** Whether something of a session, by its id, is under way: then it is not forgotten. */
  readonly isInUse: (session: Expression<string>) => Expression<SqlBool>
}

export type SessionStore<Own extends object> = ReturnType<typeof createSessionStore<Own>>

/** Sessions as they lie in the app's schema. */
export function createSessionStore<Own extends object>({ database, columnsOf, ownOf, isInUse }: Needs<Own>) {
  const used = rememberUsed<OpenSession<Own>>()
  const read = (row: Selectable<SessionTable>): Session<Own> => ({ ...readSession(row), ...ownOf(row) })
  return {
    add: async (session: Session<Own>, launch: { hash: Buffer; expiresAt: Date }): Promise<void> => {
      await database
        .insertInto('session')
        .values({
          launch_hash: launch.hash,
          launch_expires_at: launch.expiresAt,
          expires_at: launch.expiresAt,
          ...onlyColumns(session),
          ...columnsOf(session),
        })
        .execute()
    },
    /** A launch that may still be opened: in time, and nobody has used the session it gave. */
    findLaunch: async (launchHash: Buffer, now: Date): Promise<Session<Own> | null> => {
      const row = await database
        .selectFrom('session')
        .selectAll()
        .where('launch_hash', '=', launchHash)
        .where('launch_expires_at', '>', now)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return row ? read(row) : null
    },
    /** Gives a launch its token, in place of one that nobody has used. Answers whether it could. */
    open: async (id: string, { tokenHash, limits, now, expiresAt }: Opening): Promise<boolean> => {
      const opened = await database
        .updateTable('session')
        .set({ token_hash: tokenHash, expires_at: expiresAt })
        .set({ minimum_stake: limits.minimum, maximum_stake: limits.maximum })
        .where('id', '=', id)
        .where('launch_expires_at', '>', now)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return opened !== undefined
    },
    /** The session of a token, which is used by this for the first time or again. */
    use: async (tokenHash: Buffer, now: Date): Promise<OpenSession<Own> | null> => {
      const known = used.find(tokenHash, now)
      if (known) return known
      const found = () => database.selectFrom('session').selectAll().where('token_hash', '=', tokenHash)
      const row = await found().where('expires_at', '>', now).executeTakeFirst()
      if (!row) return null
      if (!row.used_at) {
        await database.updateTable('session').set({ used_at: now }).where('id', '=', row.id).execute()
      }
      const session = { ...read(row), limits: limitsOf(row) }
      used.remember(tokenHash, { session, expiresAt: row.expires_at })
      return session
    },
    /** Drops sessions that ended before, but not while something of theirs is under way. */
    forgetEnded: async (before: Date): Promise<void> => {
      await database
        .deleteFrom('session')
        .where('expires_at', '<', before)
        .where(({ not, ref }) => not(isInUse(ref('session.id'))))
        .execute()
    },
  }
}

function onlyColumns(session: Session<object>) {
  const { id, member, nickname, currency, language, game, returnUrl, cashierUrl, historyUrl } = session
  return {
    id,
    member,
    nickname,
    currency,
    language,
    game,
    ticket: session.mode === 'real' ? session.ticket : null,
    return_url: returnUrl,
    cashier_url: cashierUrl,
    history_url: historyUrl,
  }
}

function readSession(row: Selectable<SessionTable>): Session<object> {
  const language = LANGUAGES.find((known) => known === row.language)
  if (!isCurrencyCode(row.currency) || !language) throw new Error(`session ${row.id} is not readable`)
  const { id, ticket, member, nickname, game } = row
  return {
    ...(ticket === null ? { mode: 'demo' as const } : { mode: 'real' as const, ticket }),
    id,
    member,
    nickname,
    game,
    language,
    currency: row.currency,
    returnUrl: row.return_url,
    cashierUrl: row.cashier_url,
    historyUrl: row.history_url,
  }
}

function limitsOf(row: Selectable<SessionTable>): Limits {
  if (row.minimum_stake === null || row.maximum_stake === null) throw new Error(`session ${row.id} has no limits`)
  return { minimum: amount(row.minimum_stake), maximum: amount(row.maximum_stake) }
}

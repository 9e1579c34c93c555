import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { EndingGames } from '#platform/capabilities/open-games'
import type { Connection, Database, Transaction } from '#platform/database'

type GameSessionTable = {
  token_hash: Buffer
  brand: string
  member: string
  vendor: string
  game: string
  hall: string | null
  currency: string
  language: string
  session: string | null
  ticket_expires_at: Date
  authenticated_at: Date | null
  expires_at: Date
  ended_at: Date | null
}

/** A game that a member opened, as long as its token is good. */
export type GameSession = {
  readonly brand: string
  readonly member: string
  readonly vendor: string
  readonly game: string
  /** The hall that the game was in when it was opened: the session stakes in every game of it. */
  readonly hall: string | null
  readonly currency: CurrencyCode
  readonly language: Language
  /** The session on the site from which it was opened; null where an operator's command wrote the ticket. */
  readonly session: string | null
  readonly ticketExpiresAt: Date
  readonly authenticatedAt: Date | null
  readonly expiresAt: Date
  /** When it was ended before its time. */
  readonly endedAt: Date | null
}

export type NewGameSession = Omit<GameSession, 'authenticatedAt' | 'endedAt'>

export type LaunchStore = ReturnType<typeof createLaunchStore>

export function createLaunchStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<{ 'launch.game_session': GameSessionTable }>()
  const own = on(database)
  return {
    /** False where the account is closed or the session on the site has ended meanwhile. */
    add: async (tokenHash: Buffer, session: NewGameSession): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await own
        .insertInto('launch.game_session')
        .values({
          token_hash: tokenHash,
          brand: session.brand,
          member: session.member,
          vendor: session.vendor,
          game: session.game,
          hall: session.hall,
          currency: session.currency,
          language: session.language,
          session: session.session,
          ticket_expires_at: session.ticketExpiresAt,
          authenticated_at: null,
          expires_at: session.expiresAt,
          ended_at: null,
        })
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    find: async (tokenHash: Buffer): Promise<GameSession | null> => {
      const row = await own
        .selectFrom('launch.game_session')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row ? readSession(row) : null
    },
    /** The same, kept from ending until the transaction ends. */
    hold: async (transaction: Transaction, tokenHash: Buffer): Promise<GameSession | null> => {
      const row = await on(transaction)
        .selectFrom('launch.game_session')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .forShare()
        .executeTakeFirst()
      return row ? readSession(row) : null
    },
    authenticate: async (tokenHash: Buffer, times: { now: Date; expiresAt: Date }): Promise<void> => {
      await own
        .updateTable('launch.game_session')
        .set({ authenticated_at: times.now, expires_at: times.expiresAt })
        .where('token_hash', '=', tokenHash)
        .where('authenticated_at', 'is', null)
        .execute()
    },
    forgetEnded: async (before: Date): Promise<void> => {
      await own.deleteFrom('launch.game_session').where('expires_at', '<', before).execute()
    },
  }
}

/**
 * Ends open games within the transaction that ends sessions on the site: no stake is taken there any more, and their
 * rounds come to their end. A session that merely ran out ends no game: somebody may be playing all the while.
 */
export async function endGames(connection: Connection, which: EndingGames): Promise<void> {
  const ending =
    'session' in which
      ? sql`session = ${which.session}`
      : sql`member = ${which.member} and (${which.kept}::uuid is null or session is distinct from ${which.kept}::uuid)`
  await sql`
    update launch.game_session set ended_at = clock_timestamp() where ended_at is null and ${ending}`.execute(
    connection,
  )
}

function readSession(row: GameSessionTable): GameSession {
  const language = LANGUAGES.find((known) => known === row.language)
  if (!isCurrencyCode(row.currency) || !language) throw new Error('a game session is not readable')
  return {
    brand: row.brand,
    member: row.member,
    vendor: row.vendor,
    game: row.game,
    hall: row.hall,
    currency: row.currency,
    language,
    session: row.session,
    ticketExpiresAt: row.ticket_expires_at,
    authenticatedAt: row.authenticated_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  }
}

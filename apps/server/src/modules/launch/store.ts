import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import type { Database } from '#platform/database'

type GameSessionTable = {
  token_hash: Buffer
  brand: string
  member: string
  vendor: string
  game: string
  currency: string
  language: string
  ticket_expires_at: Date
  authenticated_at: Date | null
  expires_at: Date
}

/** A game that a member opened, as long as its token is good. */
export type GameSession = {
  readonly brand: string
  readonly member: string
  readonly vendor: string
  readonly game: string
  readonly currency: CurrencyCode
  readonly language: Language
  readonly ticketExpiresAt: Date
  readonly authenticatedAt: Date | null
  readonly expiresAt: Date
}

export type LaunchStore = ReturnType<typeof createLaunchStore>

export function createLaunchStore(database: Database) {
  const own = database.withTables<{ 'launch.game_session': GameSessionTable }>()
  return {
    add: async (tokenHash: Buffer, session: Omit<GameSession, 'authenticatedAt'>): Promise<void> => {
      await own
        .insertInto('launch.game_session')
        .values({
          token_hash: tokenHash,
          brand: session.brand,
          member: session.member,
          vendor: session.vendor,
          game: session.game,
          currency: session.currency,
          language: session.language,
          ticket_expires_at: session.ticketExpiresAt,
          authenticated_at: null,
          expires_at: session.expiresAt,
        })
        .execute()
    },
    find: async (tokenHash: Buffer): Promise<GameSession | null> => {
      const row = await own
        .selectFrom('launch.game_session')
        .selectAll()
        .where('token_hash', '=', tokenHash)
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

function readSession(row: GameSessionTable): GameSession {
  const language = LANGUAGES.find((known) => known === row.language)
  if (!isCurrencyCode(row.currency) || !language) throw new Error('a game session is not readable')
  return {
    brand: row.brand,
    member: row.member,
    vendor: row.vendor,
    game: row.game,
    currency: row.currency,
    language,
    ticketExpiresAt: row.ticket_expires_at,
    authenticatedAt: row.authenticated_at,
    expiresAt: row.expires_at,
  }
}

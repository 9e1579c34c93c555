import { tokenHash } from '#platform/bearer-token'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import type { GameSession, LaunchStore } from './store.ts'

/** How long a game may be played before it must be opened again. */
const SESSION_MS = 12 * 60 * 60 * 1000

/** A session, or why a token does not open one. */
export type FoundSession =
  | { readonly state: 'live'; readonly session: GameSession }
  | { readonly state: 'expired' }
  | { readonly state: 'unknown' }

/**
 * Sessions of opened games: a ticket becomes one when the vendor uses it, and ends when its time is over, or before with
 * what it belongs to (`endGames`, and the triggers in the migrations).
 */
export function createGameSessions({ store, clock }: { readonly store: LaunchStore; readonly clock: Clock }) {
  const judge = (session: GameSession | null): FoundSession => {
    if (!session?.authenticatedAt) return { state: 'unknown' }
    const isLive = session.endedAt === null && session.expiresAt > clock()
    return isLive ? { state: 'live', session } : { state: 'expired' }
  }
  return {
    /** Uses a ticket, or finds the session it has become. */
    authenticate: async (token: string): Promise<FoundSession> => {
      const hash = tokenHash(token)
      const now = clock()
      const session = await store.find(hash)
      if (!session) return { state: 'unknown' }
      const goodUntil = session.authenticatedAt ? session.expiresAt : session.ticketExpiresAt
      if (goodUntil <= now || session.endedAt !== null) return { state: 'expired' }
      if (!session.authenticatedAt) {
        await store.authenticate(hash, { now, expiresAt: new Date(now.getTime() + SESSION_MS) })
      }
      return { state: 'live', session }
    },
    /** The session behind a token that was used before; a ticket alone is none yet. */
    find: async (token: string): Promise<FoundSession> => judge(await store.find(tokenHash(token))),
    /** The same; a live one does not end before the transaction does. */
    hold: async (transaction: Transaction, token: string): Promise<FoundSession> =>
      judge(await store.hold(transaction, tokenHash(token))),
    /** A day after their end nobody asks why a session is over. */
    forgetEnded: () => store.forgetEnded(new Date(clock().getTime() - 24 * 60 * 60 * 1000)),
  }
}

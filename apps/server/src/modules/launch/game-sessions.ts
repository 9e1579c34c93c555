import { tokenHash } from '#platform/bearer-token'
import type { Clock } from '#platform/clock'
import type { GameSession, LaunchStore } from './store.ts'

/** How long a game may be played before it must be opened again. */
const SESSION_MS = 12 * 60 * 60 * 1000

/** A session, or why a token does not open one. */
export type FoundSession =
  | { readonly state: 'live'; readonly session: GameSession }
  | { readonly state: 'expired' }
  | { readonly state: 'unknown' }

/** Sessions of opened games: a ticket becomes one when the vendor uses it, and ends when its time is over. */
export function createGameSessions({ store, clock }: { readonly store: LaunchStore; readonly clock: Clock }) {
  return {
    /** Uses a ticket, or finds the session it has become. */
    authenticate: async (token: string): Promise<FoundSession> => {
      const hash = tokenHash(token)
      const now = clock()
      const session = await store.find(hash)
      if (!session) return { state: 'unknown' }
      const goodUntil = session.authenticatedAt ? session.expiresAt : session.ticketExpiresAt
      if (goodUntil <= now) return { state: 'expired' }
      if (!session.authenticatedAt) {
        await store.authenticate(hash, { now, expiresAt: new Date(now.getTime() + SESSION_MS) })
      }
      return { state: 'live', session }
    },
    /** The session behind a token that was used before; a ticket alone is none yet. */
    find: async (token: string): Promise<FoundSession> => {
      const session = await store.find(tokenHash(token))
      if (!session?.authenticatedAt) return { state: 'unknown' }
      return session.expiresAt > clock() ? { state: 'live', session } : { state: 'expired' }
    },
    /** A day after their end nobody asks why a session is over. */
    forgetEnded: () => store.forgetEnded(new Date(clock().getTime() - 24 * 60 * 60 * 1000)),
  }
}

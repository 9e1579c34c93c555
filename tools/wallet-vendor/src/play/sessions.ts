import { randomBytes } from 'node:crypto'
import type { VendorRequest } from '@sanuk/contracts/vendor'
import type { CurrencyCode } from '@sanuk/money/currency'

/** A launch opens the game once within this time. */
const LAUNCH_MS = 60_000
/** As long as the platform's own sessions. */
const SESSION_MS = 12 * 60 * 60_000

export type Session = { readonly member: string; readonly nickname: string; readonly currency: CurrencyCode }

type Kept = { readonly session: Session; readonly until: number }

export type Sessions = ReturnType<typeof createSessions>

/** Who has opened the game. Kept in memory: after a restart the site opens it anew. */
export function createSessions(now: () => Date) {
  const launches = new Map<string, Kept>()
  const opened = new Map<string, Kept>()

  function add(to: Map<string, Kept>, session: Session, lastsMs: number): string {
    const time = now().getTime()
    for (const [secret, { until }] of to) if (until <= time) to.delete(secret)
    const secret = randomBytes(32).toString('base64url')
    to.set(secret, { session, until: time + lastsMs })
    return secret
  }

  function find(among: Map<string, Kept>, secret: string): Session | null {
    const kept = among.get(secret)
    return kept && kept.until > now().getTime() ? kept.session : null
  }

  return {
    /** Prepares the game for a member and answers the secret that opens it. */
    launch: ({ member, nickname, currency }: VendorRequest<'launch'>): string =>
      add(launches, { member, nickname, currency }, LAUNCH_MS),
    /** Opens a launched game, once, and answers the token it is played with. */
    open: (launch: string): { readonly token: string; readonly session: Session } | null => {
      const session = find(launches, launch)
      launches.delete(launch)
      return session && { token: add(opened, session, SESSION_MS), session }
    },
    of: (token: string): Session | null => find(opened, token),
  }
}

import type { Log } from '@sanuk/host/log'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { Platform } from '../platform/platform.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import { faultOfRefusal } from '../rounds/refusals.ts'
import { hashOf, makeSecret } from '../secret-token.ts'
import type { Limits, OpenSession, Session, SessionStore } from './session-store.ts'

/** As long as the platform's own sessions. */
const SESSION_MS = 12 * 60 * 60 * 1000

type Needs = {
  readonly sessions: SessionStore
  readonly platform: Platform
  readonly clock: () => Date
  readonly log: Log
}

export type Opened = { readonly token: string; readonly session: OpenSession; readonly balance: Amount }

/**
 * Opens a launched game and answers the token of its session. A launch opens once; only where its answer was lost, and
 * nobody has used that token, it gives another in its place. Refuses with `session_ended` and with what the platform
 * makes of the ticket.
 */
export const openSession =
  (needs: Needs) =>
  async (launchId: string): Promise<Opened> => {
    const { sessions, clock } = needs
    const session = await sessions.findLaunch(hashOf(launchId), clock())
    if (!session) throw new GameRefusal('session_ended')
    const { limits, balance } = await authenticate(needs, session)
    const [token, now] = [makeSecret(), clock()]
    const expiresAt = new Date(now.getTime() + SESSION_MS)
    if (!(await sessions.open(session.id, { tokenHash: hashOf(token), limits, now, expiresAt }))) {
      throw new GameRefusal('session_ended')
    }
    return { token, session: { ...session, limits }, balance }
  }

async function authenticate(
  { platform, log }: Needs,
  session: Session,
): Promise<{ readonly limits: Limits; readonly balance: Amount }> {
  const reply = await platform.authenticate(session.ticket)
  if (reply.kind === 'unknown') throw new GameRefusal('platform_unreachable')
  if (reply.kind === 'refused') throw new GameRefusal(faultOfRefusal(reply.status))
  const { member, currency, limits, balance } = reply.answer
  if (member !== session.member || currency !== session.currency) {
    log.error({ session: session.id }, 'the ticket is for somebody else than the launch was')
    throw new GameRefusal('session_ended')
  }
  return {
    limits: { minimum: parseAmount(limits.minimumStake), maximum: parseAmount(limits.maximumStake) },
    balance: parseAmount(balance),
  }
}

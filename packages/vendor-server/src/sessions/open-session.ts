import type { Log } from '@sanuk/host/log'
import { parseAmount } from '@sanuk/money/amount'
import type { Platform, Reply } from '../platform/platform.ts'
import { hashOf, makeSecret } from '../secret-token.ts'
import type { DemoSession, Limits, OpenSession, RealSession } from './session.ts'
import type { SessionStore } from './session-store.ts'

/** As long as the platform's own sessions. */
const SESSION_MS = 12 * 60 * 60 * 1000

type Needs<Own extends object> = {
  readonly sessions: SessionStore<Own>
  readonly platform: Pick<Platform, 'authenticate'>
  /** What may be staked where nobody's money is played for. */
  readonly demoLimits: (session: DemoSession<Own>) => Limits
  readonly clock: () => Date
  readonly log: Log
}

export type Opened<Own> = { readonly token: string; readonly session: OpenSession<Own> }

const ENDED = { kind: 'refused', status: 'INVALID_TOKEN', balance: null } as const

/**
 * Opens a launched game and answers the token of its session. A launch opens once; only where its answer was lost, and
 * nobody has used that token, it gives another in its place. Refuses with `INVALID_TOKEN` and with what the platform
 * makes of the ticket; in demo mode it is not asked.
 */
export const openSession =
  <Own extends object>(needs: Needs<Own>) =>
  async (launchId: string): Promise<Reply<Opened<Own>>> => {
    const { sessions, clock } = needs
    const session = await sessions.findLaunch(hashOf(launchId), clock())
    if (!session) return ENDED
    const reply = await limitsIn(needs, session)
    if (reply.kind !== 'ok') return reply
    const limits = reply.answer
    const [token, now] = [makeSecret(), clock()]
    const expiresAt = new Date(now.getTime() + SESSION_MS)
    if (!(await sessions.open(session.id, { tokenHash: hashOf(token), limits, now, expiresAt }))) return ENDED
    return { kind: 'ok', answer: { token, session: { ...session, limits } } }
  }

async function limitsIn<Own extends object>(
  needs: Needs<Own>,
  session: RealSession<Own> | DemoSession<Own>,
): Promise<Reply<Limits>> {
  if (session.mode === 'demo') return { kind: 'ok', answer: needs.demoLimits(session) }
  return authenticate(needs, session)
}

/** Has the platform take the ticket, and say what may be staked. */
async function authenticate(
  { platform, log }: Pick<Needs<object>, 'platform' | 'log'>,
  session: RealSession<object>,
): Promise<Reply<Limits>> {
  const reply = await platform.authenticate(session.ticket)
  if (reply.kind !== 'ok') return reply
  const { member, currency, limits } = reply.answer
  if (member !== session.member || currency !== session.currency) {
    log.error({ session: session.id }, 'the ticket is for somebody else than the launch was')
    return ENDED
  }
  return {
    kind: 'ok',
    answer: { minimum: parseAmount(limits.minimumStake), maximum: parseAmount(limits.maximumStake) },
  }
}

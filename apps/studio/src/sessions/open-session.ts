import type { Log } from '@sanuk/host/log'
import { parseAmount } from '@sanuk/money/amount'
import { inCurrency } from '@sanuk/money/by-currency'
import type { Platform } from '@sanuk/vendor-server/platform/platform'
import { hashOf, makeSecret } from '@sanuk/vendor-server/secret-token'
import { playableGame } from '../games/games.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import { faultOfRefusal } from '../rounds/refusals.ts'
import type { Limits, OpenSession, RealSession, SessionStore } from './session-store.ts'

/** As long as the platform's own sessions. */
const SESSION_MS = 12 * 60 * 60 * 1000

type Needs = {
  readonly sessions: SessionStore
  readonly platform: Platform
  readonly clock: () => Date
  readonly log: Log
}

export type Opened = { readonly token: string; readonly session: OpenSession }

/**
 * Opens a launched game and answers the token of its session. A launch opens once; only where its answer was lost, and
 * nobody has used that token, it gives another in its place. Refuses with `session_ended` and with what the platform
 * makes of the ticket; in demo mode it is not asked.
 */
export const openSession =
  (needs: Needs) =>
  async (launchId: string): Promise<Opened> => {
    const { sessions, clock } = needs
    const session = await sessions.findLaunch(hashOf(launchId), clock())
    if (!session) throw new GameRefusal('session_ended')
    const limits = session.mode === 'real' ? await authenticate(needs, session) : limitsOfMachine(session)
    const [token, now] = [makeSecret(), clock()]
    const expiresAt = new Date(now.getTime() + SESSION_MS)
    if (!(await sessions.open(session.id, { tokenHash: hashOf(token), limits, now, expiresAt }))) {
      throw new GameRefusal('session_ended')
    }
    return { token, session: { ...session, limits } }
  }

/** Has the platform take the ticket, and say what may be staked. */
async function authenticate({ platform, log }: Needs, session: RealSession): Promise<Limits> {
  const reply = await platform.authenticate(session.ticket)
  if (reply.kind === 'unknown') throw new GameRefusal('platform_unreachable')
  if (reply.kind === 'refused') throw new GameRefusal(faultOfRefusal(reply.status))
  const { member, currency, limits } = reply.answer
  if (member !== session.member || currency !== session.currency) {
    log.error({ session: session.id }, 'the ticket is for somebody else than the launch was')
    throw new GameRefusal('session_ended')
  }
  return { minimum: parseAmount(limits.minimumStake), maximum: parseAmount(limits.maximumStake) }
}

/** A demo takes every stake of its machine. */
function limitsOfMachine({ game, currency }: Pick<OpenSession, 'game' | 'currency'>): Limits {
  const playable = playableGame(game)
  if (!playable) throw new GameRefusal('game_closed')
  const stakes = inCurrency(playable.stakes, currency)
  return { minimum: stakes[0], maximum: stakes.at(-1) ?? stakes[0] }
}

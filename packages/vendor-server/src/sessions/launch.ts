import { randomUUID } from 'node:crypto'
import type { VendorRequest } from '@sanuk/contracts/vendor'
import { hashOf, makeSecret } from '../secret-token.ts'
import type { SessionStore } from './session-store.ts'

/** A launch address is good for so long. */
const LAUNCH_MS = 60_000

type Needs<Own extends object> = {
  readonly sessions: SessionStore<Own>
  /** What the app keeps of a launch besides. */
  readonly ownOf: (request: VendorRequest<'launch'>) => Own
  readonly clock: () => Date
}

/** Prepares a game for a member and answers the one-time launch id that opens it. */
export const launch =
  <Own extends object>({ sessions, ownOf, clock }: Needs<Own>) =>
  async (request: VendorRequest<'launch'>): Promise<string> => {
    const id = makeSecret()
    const { mode, ticket, member, nickname, currency, language, game, returnUrl, cashierUrl, historyUrl } = request
    await sessions.add(
      {
        // What a demo session does not have it cannot use: the ticket of its launch is not even kept.
        ...(mode === 'real' ? { mode, ticket } : { mode }),
        ...ownOf(request),
        id: randomUUID(),
        member,
        nickname,
        currency,
        language,
        game,
        returnUrl,
        cashierUrl,
        historyUrl,
      },
      { hash: hashOf(id), expiresAt: new Date(clock().getTime() + LAUNCH_MS) },
    )
    return id
  }

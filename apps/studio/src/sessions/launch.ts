import { randomUUID } from 'node:crypto'
import type { VendorRequest } from '@sanuk/contracts/vendor'
import { hashOf, makeSecret } from '@sanuk/vendor-server/secret-token'
import type { SessionStore } from './session-store.ts'

/** A launch address is good for so long. */
const LAUNCH_MS = 60_000

type Needs = { readonly sessions: SessionStore; readonly clock: () => Date }

/** Prepares a game for a member and answers the one-time launch id that opens it. */
export const launch =
  ({ sessions, clock }: Needs) =>
  async (request: VendorRequest<'launch'>): Promise<string> => {
    const id = makeSecret()
    const { mode, ticket, member, nickname, currency, language, game, returnUrl, cashierUrl, historyUrl } = request
    await sessions.add(
      {
        // What a demo session does not have it cannot use: the ticket of its launch is not even kept.
        ...(mode === 'real' ? { mode, ticket } : { mode }),
        gamble: request.gamble ?? true,
        buy: request.buy ?? true,
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

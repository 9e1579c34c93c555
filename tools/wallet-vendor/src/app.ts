import { SEAMLESS_STATUSES } from '@sanuk/contracts/seamless'
import { SIGNED_BODY_MAX } from '@sanuk/contracts/signature'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Book } from './book/book.ts'
import type { Journal } from './book/journal.ts'
import { createWallets } from './book/wallets.ts'
import { addPages } from './page-files.ts'
import { gameAnswers } from './platform/game-answers.ts'
import type { Mishaps } from './platform/mishaps.ts'
import { platformRoutes } from './platform/platform-routes.ts'
import { PLAY_FAULTS, PlayRefusal } from './play/play-refusal.ts'
import { playRound } from './play/play-round.ts'
import { playRoutes } from './play/play-routes.ts'
import { createRoundTickets } from './play/round-tickets.ts'
import { createSessions } from './play/sessions.ts'
import { VendorRefusal } from './vendor-refusal.ts'

export type VendorNeeds = {
  readonly book: Book
  readonly journal: Journal
  readonly mishaps: Mishaps
  readonly keys: readonly SharedKey[]
  readonly origin: string
  readonly siteOrigin: string
  readonly now: () => Date
  readonly draw: (below: number) => number
  readonly logger: FastifyServerOptions['logger']
}

/** The vendor as an HTTP program, not listening yet. Bodies are kept as bytes: signatures cover bytes. */
export function createApp(needs: VendorNeeds): FastifyInstance {
  const { book, journal, mishaps, keys, origin, siteOrigin, now, draw } = needs
  const app = fastify({
    logger: needs.logger ?? false,
    bodyLimit: SIGNED_BODY_MAX,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  answerFaults(app)
  const sessions = createSessions(now)
  const tickets = createRoundTickets(now)
  platformRoutes(app, {
    keys,
    now,
    mishaps,
    game: gameAnswers({ origin, sessions, book, tickets }),
    wallets: createWallets({ book, journal, now }),
  })
  playRoutes(app, { book, sessions, tickets, play: playRound({ book, journal, now, draw }) })
  addPages(app, siteOrigin)
  app.get('/healthz', () => ({ alive: true }))
  return app
}

function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof VendorRefusal) {
      const { status, message } = error
      return reply.code(SEAMLESS_STATUSES[status]).send({ status, message })
    }
    if (error instanceof PlayRefusal) return reply.code(PLAY_FAULTS[error.fault]).send({ fault: error.fault })
    const { statusCode = 500 } = error
    if (statusCode >= 500) request.log.error(error)
    return reply.code(statusCode).send({ fault: statusCode >= 500 ? 'network' : 'invalid_request' })
  })
}

import type { SharedKey } from '@sanuk/vendor-kit/sign'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { type Authenticator, addAuthenticatorRoutes } from './authenticator.ts'
import { addCallRoutes } from './call-routes.ts'
import { addFirebaseRoutes } from './firebase/firebase-routes.ts'
import type { MessageBook } from './message-book.ts'
import { addPageFiles } from './page-files.ts'
import { addPageRoutes } from './page-routes.ts'
import { addSmsRoutes } from './sms-routes.ts'

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

type Options = {
  readonly keys: readonly SharedKey[]
  /** What its authenticator app holds. */
  readonly authenticators?: readonly Authenticator[]
  readonly now: () => number
  readonly logger: FastifyServerOptions['logger']
}

/** The demo phone as an HTTP program, not listening yet: its pages, the gateway for short messages, and Firebase's stand-in. */
export function createApp(book: MessageBook, { keys, authenticators = [], now, logger }: Options): FastifyInstance {
  const app = fastify({ logger: logger ?? false, bodyLimit: 16 * 1024, forceCloseConnections: true })
  app.addHook('onSend', async (_, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  addPageFiles(app)
  addPageRoutes(app, book)
  addAuthenticatorRoutes(app, { authenticators, now })
  addCallRoutes(app, book)
  addSmsRoutes(app, { book, keys, now })
  addFirebaseRoutes(app, { book, now })
  return app
}

import type { SharedKey } from '@sanuk/vendor-kit/sign'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Bank } from './bank.ts'
import { addCallRoutes } from './call-routes.ts'
import type { Gateway } from './gateway/gateway.ts'
import { addGatewayRoutes } from './gateway/gateway-routes.ts'
import { addPageFiles } from './page-files.ts'
import { addPageRoutes } from './page-routes.ts'
import { addPayoutRoutes } from './payout-routes.ts'
import type { Payouts } from './payouts.ts'
import type { LineBook } from './statement/line-book.ts'
import { addStatementRoutes } from './statement/statement-routes.ts'

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The bank as an HTTP program, not listening yet. */
export function createApp(
  bank: Bank,
  options: {
    now: () => number
    logger: FastifyServerOptions['logger']
    /** What moved at the platform's accounts. */
    lines: LineBook
    /** What it pays out on the platform's order, and by which keys such orders are signed. */
    payouts?: { payouts: Payouts; keys: readonly SharedKey[] }
    /** The second front, on whose pages members pay. */
    gateway?: { gateway: Gateway; keys: readonly SharedKey[] } | undefined
  },
): FastifyInstance {
  const app = fastify({ logger: options.logger ?? false, bodyLimit: 16 * 1024, forceCloseConnections: true })
  app.addHook('onSend', async (_, reply) => void reply.headers(HEADERS))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  addPageFiles(app)
  addPageRoutes(app, bank, options.now)
  addCallRoutes(app, bank)
  addStatementRoutes(app, options.lines)
  if (options.payouts) addPayoutRoutes(app, { ...options.payouts, bank, lines: options.lines, now: options.now })
  if (options.gateway) addGatewayRoutes(app, { ...options.gateway, now: options.now })
  return app
}

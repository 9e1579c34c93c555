import { SIGNED_BODY_MAX } from '@sanuk/contracts/signature'
import type { Log } from '@sanuk/host/log'
import { routableAddress } from '@sanuk/host/routable-address'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerFaults } from './answer-faults.ts'

/** An empty server with its limits. Bodies are JSON, kept as bytes until their reader asks: signatures cover bytes. */
export function createApp(log: Log, trustedProxies: readonly string[]): FastifyInstance {
  const app = Fastify({
    bodyLimit: SIGNED_BODY_MAX,
    requestTimeout: 30_000,
    rewriteUrl: routableAddress,
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  answerFaults(app, log)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    // What is answered while we close would else keep its connection, and us, waiting for a next request.
    if (closing) reply.header('connection', 'close')
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  return app
}

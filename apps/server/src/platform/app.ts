import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import { SIGNED_BODY_MAX } from '@sanuk/contracts/signature'
import type { Log } from '@sanuk/host/log'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerFaults, requestName } from './answer-faults.ts'
import type { Gate } from './gate.ts'
import { Refusal } from './refusal.ts'

export type AppSettings = {
  readonly trustedProxies: readonly string[]
  /** Requests a minute from one address before it is told to slow down. */
  readonly requestsPerMinute: number
}

/**
 * An empty server with its limits and its way of saying what went wrong. Bodies are kept as raw bytes until their
 * contract asks for them, since signatures cover bytes.
 */
export async function createApp(gate: Gate, log: Log, settings: AppSettings): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: SIGNED_BODY_MAX,
    genReqId: requestName,
    requestTimeout: 15_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false, querystringParser: readQuery },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', SEALED_MEDIA_TYPE], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  answerFaults(app, gate, log)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  await app.register(rateLimit, {
    // Behind a vendor's few addresses stand all players at once, and its calls are signed.
    max: (request) => settings.requestsPerMinute * (request.url.startsWith(SEAMLESS_PATH) ? VENDOR_SHARE : 1),
    keyGenerator: (request) => `${request.url.startsWith(SEAMLESS_PATH)} ${request.ip}`,
    timeWindow: 60_000,
    errorResponseBuilder: () => new Refusal('too_many_requests'),
  })
  await app.register(websocket, { options: { maxPayload: 4096 } })
  return app
}

const SEAMLESS_PATH = '/seamless/'

/** How many times as many requests as a visitor a vendor's address may make. */
const VENDOR_SHARE = 1_000

/** A query in which a name occurs twice is malformed, not a list. */
function readQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) query[name] = name in query ? null : value
  return query
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import { SIGNED_BODY_MAX } from '@sanuk/contracts/signature'
import type { Log } from '@sanuk/host/log'
import { routableAddress } from '@sanuk/host/routable-address'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerFaults, requestName } from './answer-faults.ts'
import { isCall } from './call-paths.ts'
import type { Gate } from './gate.ts'
import { PLAIN_HEAD } from './plain-head.ts'
import { Refusal } from './refusal.ts'

/** Answers a request if it is one of its own, and says whether it does. */
type Lane = { readonly serve: (request: IncomingMessage, response: ServerResponse) => boolean }

export type AppSettings = {
  readonly trustedProxies: readonly string[]
  /** Calls a minute from one address before it is told to slow down. */
  readonly requestsPerMinute: number
  /** What is answered before anything else is looked at. */
  readonly lanes?: readonly Lane[]
}

/** An idle connection outlives those of the proxies in front, which close theirs after a minute or so. */
const KEEP_ALIVE_MS = 72_000
const REQUEST_MS = 15_000

/**
 * An empty server with its limits and its way of saying what went wrong. Bodies are kept as raw bytes until their
 * contract asks for them, since signatures cover bytes.
 */
export async function createApp(gate: Gate, log: Log, settings: AppSettings): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: SIGNED_BODY_MAX,
    genReqId: requestName,
    serverFactory: (handle) =>
      createServer(
        { requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS },
        (request, response) =>
          settings.lanes?.some((lane) => lane.serve(request, response)) || handle(request, response),
      ),
    forceCloseConnections: true,
    rewriteUrl: routableAddress,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false, querystringParser: readQuery },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(['application/json', SEALED_MEDIA_TYPE], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  answerFaults(app, gate, log)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(PLAIN_HEAD)
    done()
  })
  await app.register(cookie)
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    // A page is made of dozens of files, and a whole carrier may share an address: only calls are counted.
    allowList: ({ url }) => !isCall(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too_many_requests', { value: { waitSeconds: Math.max(1, Math.ceil(ttl / 1000)) } }),
  })
  await app.register(websocket, { options: { maxPayload: 4096 } })
  return app
}

/** A query in which a name occurs twice is malformed, not a list. */
function readQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) query[name] = name in query ? null : value
  return query
}

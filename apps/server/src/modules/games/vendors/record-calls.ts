import { SIGNATURE_HEADERS } from '@sanuk/contracts/signature'
import type { DoneFuncWithErrOrRes, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock'
import type { AnsweredRequest } from '#platform/vendor-lane'
import type { Vendors } from './vendors.ts'

/** Of what a caller sends, these let somebody in: they are not kept. */
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization'])

/** Addresses are as long as whoever calls makes them. */
const PATH_MAX = 500

type Needs = { readonly vendors: Pick<Vendors, 'vendorNamed' | 'keepCall' | 'countCall'>; readonly clock: Clock }

type Sent = [request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneFuncWithErrOrRes]

/** Counts what vendors call, and keeps of those in the sandbox what they call and are answered, as it goes over the wire. */
export function createCallRecorder({ vendors, clock }: Needs) {
  return ({ request, httpStatus, tookMs, answer }: AnsweredRequest): void => {
    const vendor = request.headers[SIGNATURE_HEADERS.vendor]
    const known = typeof vendor === 'string' ? vendors.vendorNamed(vendor) : undefined
    if (!known) return
    const call = { vendor: known.code, at: clock(), tookMs, httpStatus }
    vendors.countCall(call)
    if (!known.sandbox || answer === null) return
    vendors.keepCall({
      ...call,
      method: request.method,
      path: request.url.slice(0, PATH_MAX),
      headers: headersOf(request),
      body: Buffer.isBuffer(request.body) ? request.body : null,
      answer,
    })
  }
}

/** Has all that an app answers recorded. */
export function recordCalls(app: FastifyInstance, record: ReturnType<typeof createCallRecorder>): void {
  app.addHook('onSend', (...[request, reply, payload, done]: Sent) => {
    const answer = typeof payload === 'string' ? payload : null
    record({ request, httpStatus: reply.statusCode, tookMs: reply.elapsedTime, answer })
    done()
  })
}

function headersOf({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string> {
  const shown = Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name))
  return Object.fromEntries(shown.map(([name, value]) => [name, String(value)]))
}

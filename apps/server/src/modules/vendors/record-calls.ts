import { SIGNATURE_HEADERS } from '@sanuk/contracts/signature'
import type { DoneFuncWithErrOrRes, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock'
import type { Vendors } from './index.ts'

/** Of what a caller sends, these let somebody in: they are not kept. */
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization'])

/** Addresses are as long as whoever calls makes them. */
const PATH_MAX = 500

type Needs = { readonly vendors: Pick<Vendors, 'vendorNamed' | 'keepCall' | 'countCall'>; readonly clock: Clock }

type Sent = [request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneFuncWithErrOrRes]

/** Counts what vendors call, and keeps of those in the sandbox what they call and are answered, as it goes over the wire. */
export function recordCalls(app: FastifyInstance, { vendors, clock }: Needs): void {
  app.addHook('onSend', (...[request, reply, payload, done]: Sent) => {
    const vendor = request.headers[SIGNATURE_HEADERS.vendor]
    const known = typeof vendor === 'string' ? vendors.vendorNamed(vendor) : undefined
    if (!known) return done()
    const call = { vendor: known.code, at: clock(), tookMs: reply.elapsedTime, httpStatus: reply.statusCode }
    vendors.countCall(call)
    if (known.sandbox && typeof payload === 'string') {
      vendors.keepCall({
        ...call,
        ...{ method: request.method, path: request.url.slice(0, PATH_MAX), headers: headersOf(request) },
        body: Buffer.isBuffer(request.body) ? request.body : null,
        answer: payload,
      })
    }
    done()
  })
}

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const shown = Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name))
  return Object.fromEntries(shown.map(([name, value]) => [name, String(value)]))
}

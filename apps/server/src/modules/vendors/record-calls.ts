import { SIGNATURE_HEADERS } from '@sanuk/contracts/signature'
import type { DoneFuncWithErrOrRes, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock'
import type { Vendors } from './index.ts'

/** Of what a caller sends, these let somebody in: they are not kept. */
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'proxy-authorization'])

/** Addresses are as long as whoever calls makes them. */
const PATH_MAX = 500

type Needs = { readonly vendors: Pick<Vendors, 'vendorNamed' | 'keepCall'>; readonly clock: Clock }

type Sent = [request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneFuncWithErrOrRes]

/** Keeps what sandbox vendors call and are answered, as it goes over the wire. Others cost it one look into a map. */
export function recordCalls(app: FastifyInstance, { vendors, clock }: Needs): void {
  app.addHook('onSend', (...[request, reply, payload, done]: Sent) => {
    const vendor = request.headers[SIGNATURE_HEADERS.vendor]
    if (typeof vendor === 'string' && vendors.vendorNamed(vendor)?.sandbox && typeof payload === 'string') {
      vendors.keepCall({
        ...{ vendor, at: clock(), tookMs: reply.elapsedTime },
        ...{ method: request.method, path: request.url.slice(0, PATH_MAX), headers: headersOf(request) },
        body: Buffer.isBuffer(request.body) ? request.body : null,
        ...{ httpStatus: reply.statusCode, answer: payload },
      })
    }
    done()
  })
}

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const shown = Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name))
  return Object.fromEntries(shown.map(([name, value]) => [name, String(value)]))
}

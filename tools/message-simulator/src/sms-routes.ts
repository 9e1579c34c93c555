import { SIGNATURE_HEADERS } from '@sanuk/contracts/signature'
import { SEND_SMS } from '@sanuk/contracts/sms'
import { isSigned, type SharedKey } from '@sanuk/vendor-kit/sign'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MessageBook } from './message-book.ts'

/** The one number to which nothing is delivered: a gateway's "no" can be tried with it. */
const REFUSED_NUMBER = '+66800000000'

type Needs = { readonly book: MessageBook; readonly keys: readonly SharedKey[]; readonly now: () => number }

/** The gateway for short messages, as `contracts/sms.ts` describes it. */
export function addSmsRoutes(app: FastifyInstance, { book, keys, now }: Needs): void {
  app.register(async (gateway) => {
    gateway.removeAllContentTypeParsers()
    // The signature covers the bytes.
    gateway.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    gateway.post(SEND_SMS.path, (request, reply) => {
      if (!isFromPlatform(request, keys, now())) return reply.code(401).send({ fault: 'invalid-signature' })
      const { data: message } = SEND_SMS.body.safeParse(parse(request.body))
      if (!message) return reply.code(400).send({ fault: 'invalid-message' })
      const { messageId, ...sent } = message
      if (sent.to === REFUSED_NUMBER) return reply.code(422).send({ messageId, status: 'refused' })
      book.add({ kind: 'sms', id: messageId, ...sent, at: new Date(now()) })
      return { messageId, status: 'accepted' }
    })
  })
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

function isFromPlatform(request: FastifyRequest, keys: readonly SharedKey[], now: number): boolean {
  const header = (name: keyof typeof SIGNATURE_HEADERS) => {
    const value = request.headers[SIGNATURE_HEADERS[name]]
    return typeof value === 'string' ? value : ''
  }
  const signed = {
    method: request.method,
    path: request.url,
    timestamp: header('timestamp'),
    keyId: header('key'),
    signature: header('signature'),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  }
  return isSigned(signed, keys, now)
}

import { SIGNATURE_HEADERS } from '@sanuk/contracts/signature'
import { isSigned, type SharedKey } from '@sanuk/vendor-kit/sign'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'

/** A call of the platform that is signed: answered only where the signature over the raw bytes is right. */
export function signedPosts(app: FastifyInstance, { keys, now }: { keys: readonly SharedKey[]; now: () => number }) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  return <T>(path: string, schema: z.ZodMiniType<T, unknown>, answer: (body: T) => unknown): void => {
    app.post(path, async (request, reply) => {
      if (!(await isRight(request, { keys, now: now() }))) return reply.code(401).send({ fault: 'signature' })
      const read = schema.safeParse(JSON.parse(String(request.body)))
      return read.success ? answer(read.data) : reply.code(422).send({ fault: 'order' })
    })
  }
}

async function isRight(
  { body, method, url, headers }: FastifyRequest,
  { keys, now }: { keys: readonly SharedKey[]; now: number },
): Promise<boolean> {
  if (!Buffer.isBuffer(body)) return false
  const header = (name: string) => String(headers[name] ?? '')
  const proof = {
    method,
    path: url,
    timestamp: header(SIGNATURE_HEADERS.timestamp),
    body,
    keyId: header(SIGNATURE_HEADERS.key),
    signature: header(SIGNATURE_HEADERS.signature),
  }
  return isSigned(proof, keys, now)
}

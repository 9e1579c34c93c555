import { SIGNATURE_HEADERS } from '@sanuk/contracts/signature'
import { isSigned, type SharedKey } from '@sanuk/vendor-kit/sign'
import type { FastifyRequest } from 'fastify'

/** Whether a request carries the platform's fresh signature over exactly these bytes. */
export function isFromPlatform(request: FastifyRequest, keys: readonly SharedKey[], now: Date): boolean {
  const header = (name: 'key' | 'timestamp' | 'signature') => {
    const value = request.headers[SIGNATURE_HEADERS[name]]
    return typeof value === 'string' ? value : ''
  }
  const signed = {
    method: request.method,
    path: request.url,
    timestamp: header('timestamp'),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    keyId: header('key'),
    signature: header('signature'),
  }
  return isSigned(signed, keys, now.getTime())
}

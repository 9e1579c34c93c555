import { createHmac, timingSafeEqual } from 'node:crypto'
import { SIGNATURE_HEADERS, SIGNATURE_WINDOW_MS, signedPrefix } from '@sanuk/contracts/signature'

/** A shared secret with the name both sides know it by. */
export type SigningKey = { readonly id: string; readonly secret: string }

type Signed = { readonly method: string; readonly path: string; readonly timestamp: string; readonly body: Uint8Array }

/** Lower-case hex of HMAC-SHA-256 over method, path, timestamp and raw body, each part on a line of its own. */
export function sign(request: Signed, secret: string): string {
  return createHmac('sha256', secret).update(signedPrefix(request)).update(request.body).digest('hex')
}

/** Headers that let the receiver check who sent these bytes, and when. `now` is Unix milliseconds. */
export function signatureHeaders(
  request: Omit<Signed, 'timestamp'>,
  by: { readonly vendor: string; readonly key: SigningKey; readonly now: number },
): Record<string, string> {
  const timestamp = String(by.now)
  return {
    [SIGNATURE_HEADERS.vendor]: by.vendor,
    [SIGNATURE_HEADERS.key]: by.key.id,
    [SIGNATURE_HEADERS.timestamp]: timestamp,
    [SIGNATURE_HEADERS.signature]: sign({ ...request, timestamp }, by.key.secret),
  }
}

/**
 * Whether a request carries a fresh signature by one of `keys`. Compared in constant time, over the raw bytes, before
 * anything is parsed. Two keys may be live at once, so that they can be changed without a gap.
 */
export function isSigned(
  request: Signed & { readonly keyId: string; readonly signature: string },
  keys: readonly SigningKey[],
  now: number,
): boolean {
  if (!/^\d{1,15}$/.test(request.timestamp)) return false
  if (Math.abs(now - Number(request.timestamp)) > SIGNATURE_WINDOW_MS) return false
  const key = keys.find(({ id }) => id === request.keyId)
  if (!key) return false
  const expected = Buffer.from(sign(request, key.secret))
  const given = Buffer.from(request.signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

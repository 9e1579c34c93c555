import { SIGNATURE_HEADERS, SIGNATURE_WINDOW_MS, signedPrefix } from '@sanuk/contracts/signature'
import { isEd25519, signEd25519 } from './ed25519.ts'
import { hmac, isHmac } from './hmac.ts'
import type { CheckingKey, SharedKey, SigningKey } from './keys.ts'

export type { CheckingKey, PrivateKey, PublicKey, SharedKey, SigningKey } from './keys.ts'

type Signed = { readonly method: string; readonly path: string; readonly timestamp: string; readonly body: Uint8Array }

/**
 * The signature over method, path, timestamp and raw body, each part on a line of its own: lower-case hex of
 * HMAC-SHA-256, or base64 of Ed25519, as the key says.
 */
export function sign(request: Signed, key: SigningKey): string {
  if (key.algorithm === 'ed25519') return signEd25519(key, wholeOf(request))
  return hmac(key, signedPrefix(request), request.body)
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
    [SIGNATURE_HEADERS.signature]: sign({ ...request, timestamp }, by.key),
  }
}

type ToCheck = Signed & { readonly keyId: string; readonly signature: string }

/**
 * Whether a request carries a fresh signature by one of `keys`: first its time is looked at, then the key, then the
 * signature over the raw bytes, before anything is parsed. Two keys may be live at once, so that they can be changed
 * without a gap. A shared secret answers at once; Ed25519 is checked on another thread.
 */
export function isSigned(request: ToCheck, keys: readonly SharedKey[], now: number): boolean
export function isSigned(request: ToCheck, keys: readonly CheckingKey[], now: number): boolean | Promise<boolean>
export function isSigned(request: ToCheck, keys: readonly CheckingKey[], now: number): boolean | Promise<boolean> {
  if (!isFresh(request.timestamp, now)) return false
  const key = keys.find(({ id }) => id === request.keyId)
  if (!key) return false
  if (key.algorithm === 'ed25519') return isEd25519(request.signature, key, wholeOf(request))
  return isHmac(request.signature, key, { text: signedPrefix(request), bytes: request.body })
}

function isFresh(timestamp: string, now: number): boolean {
  return /^\d{1,15}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= SIGNATURE_WINDOW_MS
}

const wholeOf = (request: Signed): Buffer => Buffer.concat([Buffer.from(signedPrefix(request)), request.body])

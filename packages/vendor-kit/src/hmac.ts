import { hash, timingSafeEqual } from 'node:crypto'
import { oncePerKey, type SharedKey } from './keys.ts'

/** Bytes of a block and of a digest of SHA-256. */
const BLOCK = 64
const DIGEST = 32
const HEX = /^[0-9a-f]{64}$/

/** The two blocks that RFC 2104 begins its hashes with, made of a secret's UTF-8 bytes. */
type Blocks = { readonly inner: Uint8Array; readonly outer: Uint8Array }

const blocksOf = oncePerKey(({ secret }: SharedKey): Blocks => {
  const bytes = Buffer.from(secret)
  const padded = Buffer.alloc(BLOCK)
  padded.set(bytes.length > BLOCK ? hash('sha256', bytes, 'buffer') : bytes)
  return { inner: padded.map((byte) => byte ^ 0x36), outer: padded.map((byte) => byte ^ 0x5c) }
})

/** Where a message is put together. Nothing here waits, so one place is enough for all. */
let message = Buffer.allocUnsafe(BLOCK + 32 * 1024)
const outerMessage = Buffer.allocUnsafe(BLOCK + DIGEST)
const given = Buffer.allocUnsafe(2 * DIGEST)
const expected = Buffer.allocUnsafe(2 * DIGEST)

/**
 * Lower-case hex of HMAC-SHA-256 (RFC 2104) over a text in UTF-8 and the bytes after it. Made of two one-shot hashes:
 * this stands on the way of every bet, and `createHmac` takes more than half as long again.
 */
export function hmac(key: SharedKey, text: string, bytes: Uint8Array): string {
  const { inner, outer } = blocksOf(key)
  const most = BLOCK + 3 * text.length + bytes.length
  if (message.length < most) message = Buffer.allocUnsafe(most)
  message.set(inner)
  const start = BLOCK + message.write(text, BLOCK)
  message.set(bytes, start)
  outerMessage.set(outer)
  outerMessage.write(hash('sha256', message.subarray(0, start + bytes.length), 'binary'), BLOCK, 'latin1')
  return hash('sha256', outerMessage, 'hex')
}

/** Whether a signature is the one that `hmac` gives, compared in constant time. */
export function isHmac(signature: string, key: SharedKey, signed: { text: string; bytes: Uint8Array }): boolean {
  if (!HEX.test(signature)) return false
  given.write(signature, 'latin1')
  expected.write(hmac(key, signed.text, signed.bytes), 'latin1')
  return timingSafeEqual(given, expected)
}

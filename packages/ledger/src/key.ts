import { hash } from 'node:crypto'

const VARIANTS = '89ab'

/**
 * The name a transfer has in the books: a UUID made of the caller's own key. Whoever knows the key knows the transfer's
 * name before it was posted.
 */
export const transferId = (key: string): string => uuidOf(key)

/** 122 bits of the SHA-256 of a text, as a UUID of version 8 (RFC 9562, 5.8). */
export function uuidOf(text: string): string {
  const digest = hash('sha256', text)
  const variant = VARIANTS[Number.parseInt(digest.charAt(16), 16) & 3]
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

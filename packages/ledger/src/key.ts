import { hash } from 'node:crypto'

const VARIANTS = '89ab'

/**
 * The name a transfer has in the books: 122 bits of the SHA-256 of the caller's own key, as a UUID of version 8
 * (RFC 9562, 5.8). Whoever knows the key knows the transfer's name before it was posted.
 */
export function transferId(key: string): string {
  const digest = hash('sha256', key)
  const variant = VARIANTS[Number.parseInt(digest.charAt(16), 16) & 3]
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

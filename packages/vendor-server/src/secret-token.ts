import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, 43 characters: a launch id or the token of a session. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a secret: it finds the row and opens nothing. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

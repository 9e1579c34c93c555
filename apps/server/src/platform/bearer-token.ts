import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits as a person's session carries it, 43 characters. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: it finds the session and opens nothing. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

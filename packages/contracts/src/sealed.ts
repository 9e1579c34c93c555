import * as z from 'zod/mini'

/** Media type of a body that is a compact JWE (RFC 7516). */
export const SEALED_MEDIA_TYPE = 'application/jose'

/** ECDH-ES with AES-256-GCM on P-256; the header names the server's key by `kid`. */
export const SEALED_ALGORITHM = 'ECDH-ES'
export const SEALED_ENCRYPTION = 'A256GCM'

/** How long a sealed body is good for, in seconds, and for how long its nonce is remembered. */
export const SEALED_SECONDS = 120

/**
 * What is inside a sealed body: the payload, the call it is meant for, when it was sealed (Unix seconds) and 16 random
 * bytes that are accepted once.
 */
export const sealedContent = z.strictObject({
  method: z.string(),
  path: z.string(),
  iat: z.int(),
  nonce: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  payload: z.unknown(),
})
export type SealedContent = z.output<typeof sealedContent>

import type { AnswerOf, Route } from '@sanuk/contracts/route'
import { SEALED_ALGORITHM, SEALED_ENCRYPTION, type SealedContent } from '@sanuk/contracts/sealed'
import type { whitelabel } from '@sanuk/contracts/system'
import { base64url, CompactEncrypt, importJWK } from 'jose'

const NONCE_BYTES = 16

/** The key the server publishes and the time on its clock, in milliseconds. */
export type Seal = Pick<AnswerOf<typeof whitelabel>, 'sealingKey' | 'serverTime'>

/** Encrypts a body for this one call, so that only its server can read it and it counts once. */
export async function sealBody(
  { method, path }: Route,
  payload: unknown,
  { sealingKey, serverTime }: Seal,
): Promise<string> {
  const content: SealedContent = {
    method,
    path,
    iat: Math.floor(serverTime / 1000),
    nonce: base64url.encode(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))),
    payload,
  }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: SEALED_ALGORITHM, enc: SEALED_ENCRYPTION, kid: sealingKey.kid })
    .encrypt(await importJWK(sealingKey, SEALED_ALGORITHM))
}

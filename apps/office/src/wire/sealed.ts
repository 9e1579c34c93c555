import type { Route } from '@sanuk/contracts/route'
import { SEALED_ALGORITHM, SEALED_ENCRYPTION, type SealedContent } from '@sanuk/contracts/sealed'
import { whitelabel } from '@sanuk/contracts/system'
import { base64url, CompactEncrypt, importJWK } from 'jose'
import { call } from './call.ts'

const NONCE_BYTES = 16

/**
 * Encrypts a body for this one call, under the key the server publishes now and by the server's clock, so that it
 * counts once. Loaded when the first such body is sent.
 */
export async function sealBody({ method, path }: Route, payload: unknown): Promise<string> {
  const { sealingKey, serverTime } = await call(whitelabel, { query: {} })
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

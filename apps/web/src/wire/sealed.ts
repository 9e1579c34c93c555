import type { AnswerOf, Route } from '@sanuk/contracts/route'
import { SEALED_ALGORITHM, SEALED_ENCRYPTION, SEALED_MEDIA_TYPE, type SealedContent } from '@sanuk/contracts/sealed'
import { whitelabel } from '@sanuk/contracts/system'
import { base64url, CompactEncrypt, importJWK } from 'jose'
import { exchange } from './exchange.ts'

const NONCE_BYTES = 16

/**
 * Encrypts a body for this one call, under the key the server publishes now and by the server's clock, so that it
 * counts once.
 */
export async function sealBody(
  { method, path }: Route,
  payload: unknown,
): Promise<{ text: string; mediaType: string }> {
  const { sealingKey, serverTime } = (await exchange(whitelabel, {})) as AnswerOf<typeof whitelabel>
  const content: SealedContent = {
    method,
    path,
    iat: Math.floor(serverTime / 1000),
    nonce: base64url.encode(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))),
    payload,
  }
  const text = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: SEALED_ALGORITHM, enc: SEALED_ENCRYPTION, kid: sealingKey.kid })
    .encrypt(await importJWK(sealingKey, SEALED_ALGORITHM))
  return { text, mediaType: SEALED_MEDIA_TYPE }
}

import { whitelabel } from '@sanuk/contracts/system'
import { CompactEncrypt, importJWK } from 'jose'
import { queryClient, read } from './read.ts'

/**
 * Encrypts a body for the server alone: compact JWE under its published key, with the time and a nonce so that it
 * counts once. Loaded when the first such body is sent.
 */
export async function sealBody(payload: unknown): Promise<string> {
  const { sealingKey, serverTime } = await queryClient.fetchQuery({ ...read(whitelabel, { query: {} }), staleTime: 0 })
  const plain = JSON.stringify({ payload, iat: Math.floor(serverTime / 1000), nonce: crypto.randomUUID() })
  return new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: sealingKey.kid })
    .encrypt(await importJWK(sealingKey, 'ECDH-ES'))
}

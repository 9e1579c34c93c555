import { randomUUID } from 'node:crypto'
import { SEALED_ALGORITHM, SEALED_SECONDS, sealedContent } from '@sanuk/contracts/sealed'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Clock } from './clock.ts'
import type { Once } from './once.ts'
import { type Agree, agreeing, openSealed } from './open-sealed.ts'
import { Refusal } from './refusal.ts'
import type { SealingKey, SealingStore } from './sealing-store.ts'

/** A new key is made when the newest is this old; older ones open bodies for as long again. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000

export type Sealing = {
  /** The public key that browsers seal under now. */
  publicKey(): Promise<PublicSealingKey>
  /**
   * Opens a body sealed for this call. Refuses with `sealed_body_invalid`. It is good once: nothing may be done before
   * that is spent, which refuses with `sealed_body_replayed`.
   */
  unseal(body: string, call: { method: string; path: string }): Promise<Unsealed>
}

export type Unsealed = { readonly payload: unknown; readonly once: Once }

export type PublicSealingKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string; kid: string }

/**
 * Keeps passwords out of the logs and caches between browser and server: bodies travel as compact JWE under a key of
 * this server, and each is accepted once. It guards against middleboxes, not against a script in the page.
 */
export function createSealing(store: SealingStore, clock: Clock): Sealing {
  const keyOfNow = async (): Promise<SealingKey> => {
    const newest = await store.newest()
    if (newest && clock().getTime() - newest.madeAt.getTime() < KEY_LIFE_MS) return newest
    return store.add(await makeKey(), new Date(clock().getTime() - 2 * KEY_LIFE_MS))
  }
  const opening = new WeakMap<SealingKey, Agree>()
  const openingKey = async (kid: string): Promise<Agree> => {
    const key = await store.find(kid)
    if (!key) throw new Error('no such key')
    const agree = opening.get(key) ?? agreeing(key.privateKey)
    opening.set(key, agree)
    return agree
  }
  return {
    publicKey: async () => (await keyOfNow()).publicKey,
    unseal: async (body, call) => {
      const content = await decrypt(openingKey, body)
      const age = clock().getTime() / 1000 - content.iat
      const meant = content.method === call.method && content.path === call.path
      if (!meant || Math.abs(age) > SEALED_SECONDS) throw new Refusal('sealed_body_invalid')
      const expiresAt = new Date((content.iat + SEALED_SECONDS + 1) * 1000)
      const once = { name: `sealed ${content.nonce}`, expiresAt, refusal: 'sealed_body_replayed' } as const
      return { payload: content.payload, once }
    },
  }
}

async function decrypt(openingKey: (kid: string) => Promise<Agree>, body: string) {
  try {
    return sealedContent.parse(JSON.parse(await openSealed(body, openingKey)))
  } catch {
    // One answer for every way of being wrong: a difference would be an oracle.
    throw new Refusal('sealed_body_invalid')
  }
}

async function makeKey(): Promise<{ kid: string; privateKey: JWK; publicKey: PublicSealingKey }> {
  const pair = await generateKeyPair(SEALED_ALGORITHM, { crv: 'P-256', extractable: true })
  const { x, y } = await exportJWK(pair.publicKey)
  if (!x || !y) throw new Error('a key of P-256 has two coordinates')
  const kid = randomUUID()
  return { kid, privateKey: await exportJWK(pair.privateKey), publicKey: { kty: 'EC', crv: 'P-256', x, y, kid } }
}

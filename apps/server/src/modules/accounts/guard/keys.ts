import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { GuardStore } from './store.ts'

export type GuardKeys = ReturnType<typeof createKeys>

/**
 * Keyed hashes of a brand. Each brand has a key in the database, so that all processes have the same; the
 * installation's secret goes in as well, so that where there is one the database alone gives nothing away.
 */
export function createKeys(store: GuardStore, installationSecret: string | undefined) {
  const known = new Map<string, Promise<KeyObject>>()
  const load = async (brand: string): Promise<KeyObject> => {
    const kept = (await store.findKey(brand)) ?? (await store.addKey(brand, randomBytes(32)))
    const mixed = createHmac('sha256', kept).update(installationSecret ?? '')
    return createSecretKey(mixed.digest())
  }
  const keyOf = (brand: string): Promise<KeyObject> => {
    const remembered = known.get(brand)
    if (remembered) return remembered
    const key = load(brand)
    key.catch(() => known.delete(brand))
    known.set(brand, key)
    return key
  }
  return {
    /** HMAC-SHA-256 of a text, of one purpose alone. */
    hashOf: async (brand: string, purpose: string, text: string): Promise<Buffer> =>
      createHmac('sha256', await keyOf(brand))
        .update(`${purpose}\n${text}`)
        .digest(),
  }
}

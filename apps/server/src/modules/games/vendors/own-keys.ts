import { randomBytes } from 'node:crypto'
import { isEd25519PublicKey } from '@sanuk/vendor-kit/ed25519'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { KeyStore } from './store/keys.ts'
import type { VendorRecord } from './vendor.ts'

/** A new key as its vendor must hear it, once: `secret` is `null` where the vendor brought the key. */
type MadeKey = { readonly id: string; readonly secret: string | null }

type Needs = {
  readonly keys: Pick<KeyStore, 'list' | 'add' | 'revoke'>
  readonly clock: Clock
  /** Refuses with `not_found`. */
  readonly demand: (code: string) => Promise<VendorRecord>
  readonly refresh: () => Promise<void>
}

/** The keys of vendors whose keys the environment does not bring, and that are not the platform itself. */
export function createOwnKeys({ keys, clock, demand, refresh }: Needs) {
  async function demandOwnKeys(code: string): Promise<void> {
    if ((await demand(code)).configured) throw new Refusal('vendor_configured')
  }

  return {
    keys: keys.list,
    /**
     * A shared secret of our making, or the public half of a key of the vendor's own, as PEM. Refuses with `not_found`,
     * `vendor_configured`, `two_keys_live` and, where that is no such key, `invalid_request`.
     */
    makeKey: async (code: string, publicKey?: string): Promise<MadeKey> => {
      await demandOwnKeys(code)
      if (publicKey !== undefined && !isEd25519PublicKey(publicKey)) {
        throw new Refusal('invalid_request', { fields: [{ field: 'publicKey', word: 'field.public_key' }] })
      }
      const secret = publicKey === undefined ? randomBytes(32).toString('hex') : null
      const id = await keys.add(code, secret === null ? { publicKey: publicKey ?? '' } : { secret })
      if (id === null) throw new Refusal('two_keys_live')
      await refresh()
      return { id, secret }
    },
    /** Takes a key away for ever. Refuses with `vendor_configured` and, where no such key is live, `not_found`. */
    revokeKey: async (code: string, id: string): Promise<void> => {
      await demandOwnKeys(code)
      if (!(await keys.revoke(code, id, clock()))) throw new Refusal('not_found')
      await refresh()
    },
  }
}

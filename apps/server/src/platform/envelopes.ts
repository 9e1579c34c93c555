import { randomBytes } from 'node:crypto'
import { keyFor, openBytes, sealBytes } from '@sanuk/host/secret-cipher'

/** A secret from which keys are made, by the name that is kept beside what it sealed. */
export type NamedSecret = { readonly id: string; readonly secret: string }

/** Encrypted bytes with their own key, which is encrypted under the one that `keyId` names. */
export type Envelope = { readonly keyId: string; readonly dataKey: Buffer; readonly bytes: Buffer }

export type Envelopes = ReturnType<typeof createEnvelopes>

/**
 * Encrypts what is large, each under a key of its own (AES-256-GCM), and that key under the first of the secrets. The
 * others open what was sealed before: where the first one changes, only the small keys are encrypted anew. `name` goes
 * with the bytes: under another one they cannot be read.
 */
export function createEnvelopes(secrets: readonly NamedSecret[], purpose: string) {
  const wrapping = new Map(secrets.map(({ id, secret }) => [id, keyFor(secret, purpose)]))
  const current = secrets[0]?.id ?? null
  const wrappingKey = (id: string | null): Buffer => {
    const key = id === null ? undefined : wrapping.get(id)
    if (!key) throw new Error(`what is kept encrypted needs the key ${id ?? 'SANUK_LEDGER_KEY'} of the installation`)
    return key
  }
  const wrap = (dataKey: Buffer, name: string): Pick<Envelope, 'keyId' | 'dataKey'> => {
    const key = wrappingKey(current)
    return { keyId: current ?? '', dataKey: sealBytes(dataKey, { key, name: `${current} ${name}` }) }
  }
  const unwrap = ({ keyId, dataKey }: Pick<Envelope, 'keyId' | 'dataKey'>, name: string): Buffer =>
    openBytes(dataKey, { key: wrappingKey(keyId), name: `${keyId} ${name}` })
  return {
    /** Under which secret is sealed now; null where there is none. */
    current,
    seal: (bytes: Buffer, name: string): Envelope => {
      const key = randomBytes(32)
      return { ...wrap(key, name), bytes: sealBytes(bytes, { key, name }) }
    },
    /** Throws where anything of it was changed or moved, and where its key is not known here. */
    open: (envelope: Envelope, name: string): Buffer =>
      openBytes(envelope.bytes, { key: unwrap(envelope, name), name }),
    /** The same under the secret of now: the bytes stay as they are. */
    rewrap: (envelope: Envelope, name: string): Envelope => ({ ...envelope, ...wrap(unwrap(envelope, name), name) }),
  }
}

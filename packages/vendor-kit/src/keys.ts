/** A secret that both sides hold. It signs and checks by HMAC-SHA-256, which is what is meant where nothing is said. */
export type SharedKey = {
  readonly id: string
  readonly algorithm?: 'hmac-sha256' | undefined
  readonly secret: string
}

/** The half of an Ed25519 key that signs and never leaves its owner: PKCS#8 as PEM. */
export type PrivateKey = { readonly id: string; readonly algorithm: 'ed25519'; readonly privateKey: string }

/** The half of an Ed25519 key that checks: SubjectPublicKeyInfo as PEM. */
export type PublicKey = { readonly id: string; readonly algorithm: 'ed25519'; readonly publicKey: string }

/** What a sender signs by. */
export type SigningKey = SharedKey | PrivateKey

/** What a receiver checks by. */
export type CheckingKey = SharedKey | PublicKey

/** Work that is done once for each key, and kept as long as the key itself is. */
export function oncePerKey<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const done = new WeakMap<K, V>()
  return (key) => {
    const known = done.get(key)
    if (known !== undefined) return known
    const value = work(key)
    done.set(key, value)
    return value
  }
}

import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { oncePerKey, type PrivateKey, type PublicKey } from './keys.ts'

/** Sixty-four bytes in base64, as one text only: padded, and with nothing in the bits that do not count. */
const SIGNATURE = /^[A-Za-z0-9+/]{85}[AQgw]==$/

const privateKeyOf = oncePerKey(({ privateKey }: PrivateKey) => ed25519(createPrivateKey(privateKey)))
const publicKeyOf = oncePerKey(({ publicKey }: PublicKey) => ed25519(createPublicKey(publicKey)))

/** Base64 of an Ed25519 signature (RFC 8032). Throws where the key is none of that kind. */
export function signEd25519(key: PrivateKey, message: Uint8Array): string {
  return sign(null, message, privateKeyOf(key)).toString('base64')
}

/**
 * Whether a signature is this key's. It is checked on another thread: that takes about 100 µs, of which the caller's
 * thread spends less than a fifth. Rejects where the key is no Ed25519 key.
 */
export function isEd25519(signature: string, key: PublicKey, message: Uint8Array): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (!SIGNATURE.test(signature)) return resolve(false)
    verify(null, message, publicKeyOf(key), Buffer.from(signature, 'base64'), (error, right) =>
      error ? reject(error) : resolve(right),
    )
  })
}

/** Whether a text is the public half of an Ed25519 key as PEM. The private half would do, too, and must not be here. */
export function isEd25519PublicKey(text: string): boolean {
  if (!text.startsWith('-----BEGIN PUBLIC KEY-----')) return false
  try {
    return createPublicKey(text).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

/** A key of another kind would sign and check by rules of its own. */
function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`this is an ${key.asymmetricKeyType} key, not Ed25519`)
  return key
}

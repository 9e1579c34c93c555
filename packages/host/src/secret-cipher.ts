import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** Bytes of AES-256-GCM's nonce and tag. */
const NONCE = 12
const TAG = 16

/** Encrypts what the database keeps and must not know. */
export type SecretCipher = {
  /** Nonce, tag and the encrypted bytes. `name` goes with them: under another one they cannot be read. */
  readonly seal: (secret: string, name: string) => Buffer
  /** Throws where the bytes were changed, moved to another name or sealed on another installation. */
  readonly open: (sealed: Buffer, name: string) => string
}

/**
 * AES-256-GCM under a key that HKDF-SHA-256 (RFC 5869) makes of the installation's secret, for one purpose alone. An
 * installation without one can keep nothing: whoever tries hears of it.
 */
export function createSecretCipher(installationSecret: string | undefined, purpose: string): SecretCipher {
  if (installationSecret === undefined) return { seal: refuse, open: refuse }
  // Made once: from plain bytes each use would make it anew.
  const key = createSecretKey(keyFor(installationSecret, purpose))
  return {
    seal: (secret, name) => sealBytes(Buffer.from(secret), { key, name }),
    open: (sealed, name) => openBytes(sealed, { key, name }).toString('utf8'),
  }
}

type Under = { readonly key: Buffer | KeyObject; readonly name: string }

/** AES-256-GCM under a key of 32 bytes: nonce, tag and the encrypted bytes. `name` goes with them. */
export function sealBytes(bytes: Buffer, { key, name }: Under): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws where the bytes were changed, moved to another name or sealed under another key. */
export function openBytes(sealed: Buffer, { key, name }: Under): Buffer {
  const tag = sealed.subarray(NONCE, NONCE + TAG)
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(name)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
}

/**
 * HMAC-SHA-256 under such a key, for what is too short to be kept as a plain hash: without the installation's secret
 * nobody can try all that it may be.
 */
export function createSecretHash(installationSecret: string | undefined, purpose: string): (text: string) => Buffer {
  if (installationSecret === undefined) return refuse
  const key = keyFor(installationSecret, purpose)
  return (text) => createHmac('sha256', key).update(text).digest()
}

/** The key that HKDF-SHA-256 (RFC 5869) makes of a secret for one purpose: 32 bytes. */
export const keyFor = (installationSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', installationSecret, '', purpose, 32))

const refuse = (): never => {
  throw new Error('what is kept encrypted needs the secret of the installation')
}

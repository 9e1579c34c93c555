import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'

const CURVE = 'prime256v1'

/** Size of the one record that a message is (RFC 8188, 2.1); push services take no more in all. */
const RECORD = 4096

/** Ends the words of the last record. */
const LAST = Buffer.from([2])

/** A browser's public key and secret, as it named them when it subscribed. */
export type BrowserKeys = { readonly p256dh: Buffer; readonly auth: Buffer }

/** What must be new for each message. */
type Fresh = { readonly salt: Buffer; readonly privateKey: Buffer }

/**
 * Encrypts a message so that only that browser reads it, and no push service on the way: RFC 8291, in the coding
 * `aes128gcm` of RFC 8188. `fresh` is for the example that the RFC gives.
 */
export function encryptFor({ p256dh, auth }: BrowserKeys, text: string, fresh: Fresh = makeFresh()): Buffer {
  const { salt } = fresh
  const ours = createECDH(CURVE)
  ours.setPrivateKey(fresh.privateKey)
  const publicKey = ours.getPublicKey()
  const shared = ours.computeSecret(p256dh)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey])
  const secret = derive(shared, auth, { info, length: 32 })
  const key = derive(secret, salt, { info: 'Content-Encoding: aes128gcm\0', length: 16 })
  const nonce = derive(secret, salt, { info: 'Content-Encoding: nonce\0', length: 12 })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const words = Buffer.concat([Buffer.from(text), LAST])
  const sealed = Buffer.concat([cipher.update(words), cipher.final(), cipher.getAuthTag()])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD)
  head.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, head, publicKey, sealed])
}

/** Whether bytes are a point of the curve, written out in full: nothing can be encrypted for another. */
export function isPublicKey(bytes: Buffer): boolean {
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  try {
    ECDH.convertKey(bytes, CURVE)
    return true
  } catch {
    return false
  }
}

function makeFresh(): Fresh {
  const own = createECDH(CURVE)
  own.generateKeys()
  return { salt: randomBytes(16), privateKey: own.getPrivateKey() }
}

type Derived = { readonly info: Buffer | string; readonly length: number }

const derive = (secret: Buffer, salt: Buffer, { info, length }: Derived): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What WebAuthn lets a browser say of a user, by the bits of authenticator data (level 3, 6.1). */
const PRESENT = 0x01
const VERIFIED = 0x04
const BACKUP_ELIGIBLE = 0x08
const BACKED_UP = 0x10
const HAS_KEY = 0x40

type Asked = { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id: string } }
type Said = { readonly origin?: string; readonly verified?: boolean; readonly counter?: number; readonly rpId?: string }

/**
 * An authenticator in software: ES256, no attestation, a count of its uses. It is written by the specification and not
 * by the library that checks it.
 */
export function createAuthenticator(origin = 'http://localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let used = 0
  let handle = ''

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  const dataFor = (rpId: string, flags: number, count: number) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([hash(rpId), Buffer.of(flags), counter])
  }

  return {
    /** Makes a passkey, as `navigator.credentials.create` does. */
    make: (asked: Asked & { readonly user: { readonly id: string } }, said: Said = {}) => {
      handle = asked.user.id
      const flags = PRESENT | BACKUP_ELIGIBLE | BACKED_UP | HAS_KEY | (said.verified === false ? 0 : VERIFIED)
      const coseKey = map([1, 2], [3, -7], [-1, 1], [-2, fromBase64(x)], [-3, fromBase64(y)])
      const length = Buffer.of(0, id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey])
      const authData = Buffer.concat([dataFor(said.rpId ?? asked.rp?.id ?? '', flags, 0), key])
      return {
        ...envelope(id),
        response: {
          clientDataJSON: toBase64(clientData('webauthn.create', asked.challenge, said.origin ?? origin)),
          attestationObject: toBase64(map(['fmt', 'none'], ['attStmt', map()], ['authData', authData])),
          transports: ['internal'],
        },
      }
    },
    /** Uses it, as `navigator.credentials.get` does. */
    use: (asked: Asked, said: Said = {}) => {
      used = said.counter ?? used + 1
      const flags = PRESENT | BACKUP_ELIGIBLE | BACKED_UP | (said.verified === false ? 0 : VERIFIED)
      const authData = dataFor(said.rpId ?? asked.rpId ?? '', flags, used)
      const client = clientData('webauthn.get', asked.challenge, said.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([authData, hash(client)]), privateKey)
      return {
        ...envelope(id),
        response: {
          clientDataJSON: toBase64(client),
          authenticatorData: toBase64(authData),
          signature: toBase64(signature),
          userHandle: handle,
        },
      }
    },
  }
}

const hash = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
const toBase64 = (bytes: Buffer): string => bytes.toString('base64url')
const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64url')

const envelope = (id: Buffer) => ({
  id: toBase64(id),
  rawId: toBase64(id),
  type: 'public-key',
  clientExtensionResults: {},
  authenticatorAttachment: 'platform',
})

/** CBOR (RFC 8949, 3.1), as much of it as authenticators speak. A map is given as its encoded bytes. */
class Encoded extends Buffer {}
type Value = number | string | Buffer

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value)
  return value < 256 ? Buffer.of((major << 5) | 24, value) : Buffer.of((major << 5) | 25, value >> 8, value & 255)
}

function encode(value: Value): Buffer {
  if (value instanceof Encoded) return value
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  const bytes = Buffer.from(value)
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

function map(...pairs: readonly (readonly [Value, Value])[]): Buffer {
  const bytes = Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, value]) => [encode(key), encode(value)])])
  return Object.setPrototypeOf(bytes, Encoded.prototype)
}

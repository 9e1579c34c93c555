import { createECDH, createPrivateKey, hkdfSync } from 'node:crypto'
import { SignJWT } from 'jose'

/** How many points the group of P-256 has (SEC 2, 2.4.2): private keys are smaller. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** Push services take up to a day. */
const GOOD_FOR_SECONDS = 12 * 60 * 60

/** By what push services know the installation (RFC 8292). */
export type Vapid = {
  /** What browsers are told to take messages from: an uncompressed point, in base64url. */
  readonly publicKey: string
  /** The `Authorization` of a message to an endpoint. */
  readonly authorize: (endpoint: string, now: Date) => Promise<string>
}

/**
 * The installation's key pair. It is made of the installation's secret, so that every process has the same one and none
 * is kept: 48 bytes of HKDF-SHA-256, brought into the range of private keys as FIPS 186-5, A.2.1, does. `contact` is the
 * address under which push services reach whoever sends.
 */
export function createVapid(installationSecret: string, contact: string): Vapid {
  const bits = Buffer.from(hkdfSync('sha256', installationSecret, '', 'web push', 48))
  const number = (BigInt(`0x${bits.toString('hex')}`) % (ORDER - 1n)) + 1n
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(number.toString(16).padStart(64, '0'), 'hex')
  const point = ecdh.getPublicKey()
  const publicKey = point.toString('base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: ecdh.getPrivateKey('base64url'),
      x: point.toString('base64url', 1, 33),
      y: point.toString('base64url', 33),
    },
  })
  return {
    publicKey,
    authorize: async (endpoint, now) => {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(new URL(endpoint).origin)
        .setSubject(contact)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS)
        .sign(key)
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}

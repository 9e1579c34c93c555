import { createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'

/** Somebody who proved a number to a project. */
export type Person = { readonly id: string; readonly project: string; readonly number: string }

/** How long a token is good for, in seconds, as Firebase's are. */
export const TOKEN_SECONDS = 60 * 60

export type IdTokens = ReturnType<typeof createIdTokens>

const claims = z.object({ aud: z.string(), sub: z.string(), phone_number: z.string(), exp: z.number() })

/**
 * Makes and reads ID tokens as Firebase documents them (https://firebase.google.com/docs/auth/admin/verify-id-tokens):
 * JSON web tokens signed with RS256, by a key that lasts as long as the program.
 */
export function createIdTokens(now: () => number) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = createPublicKey(privateKey)
  const kid = randomBytes(20).toString('hex')
  const seconds = () => Math.floor(now() / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return {
    /** The public key, as a JWK set. */
    published: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    /** A token of somebody who proved the number at `provedAt`, in seconds since 1970. */
    make: ({ id, project, number }: Person, provedAt: number): string => {
      const iat = seconds()
      const payload = {
        iss: `https://securetoken.google.com/${project}`,
        aud: project,
        auth_time: provedAt,
        user_id: id,
        sub: id,
        iat,
        exp: iat + TOKEN_SECONDS,
        phone_number: number,
        firebase: { identities: { phone: [number] }, sign_in_provider: 'phone' },
      }
      const signed = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(payload)}`
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
    },
    /** Whose token it is; `null` for one that is not ours or no longer good. */
    read: (token: string): Person | null => {
      const [header = '', payload = '', signature = ''] = token.split('.')
      const ours = verify(
        'RSA-SHA256',
        Buffer.from(`${header}.${payload}`),
        publicKey,
        Buffer.from(signature, 'base64url'),
      )
      if (!ours) return null
      const { aud, sub, phone_number, exp } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
      return exp > seconds() ? { id: sub, project: aud, number: phone_number } : null
    },
  }
}

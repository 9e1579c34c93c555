import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { Brand } from '#platform/caller'
import type { Clock } from '#platform/clock'
import type { Connection } from '#platform/database'
import { Refusal } from '#platform/refusal'

/** Google's keys for these tokens, as a JWK set (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
const KEYS = 'www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Somebody who proved a number longer ago, and has been signed in with Firebase since, proves it anew. */
const PROVED_SECONDS = 60 * 60

const claims = z.object({
  exp: z.int(),
  iat: z.int(),
  auth_time: z.int(),
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  /** E.164. */
  phone_number: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
})

type Needs = {
  readonly clock: Clock
  /** False where the token was used before. */
  readonly spend: (brand: string, token: SpentToken, connection?: Connection) => Promise<boolean>
}

/** A token that is good no more, and how long that must be remembered. */
export type SpentToken = { readonly token: string; readonly expiresAt: Date }

/** A number in E.164 that somebody proved with Firebase. */
export type ProvedPhone = {
  readonly number: string
  /** Ends what the proof is good for, with the transaction where one is given. Refuses with `code_expired`. */
  readonly spend: (connection?: Connection) => Promise<void>
}

/** What is wrong with a token, and not with the way to its keys. */
const TOKEN_FAULTS = [
  ...[errors.JWTInvalid, errors.JWSInvalid, errors.JWTClaimValidationFailed],
  ...[errors.JWSSignatureVerificationFailed, errors.JOSEAlgNotAllowed, errors.JOSENotSupported],
  ...[errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys],
] as const

function refusalOf(error: unknown): Refusal {
  if (error instanceof errors.JWTExpired) return new Refusal('code_expired')
  const known = TOKEN_FAULTS.some((fault) => error instanceof fault)
  return new Refusal(known ? 'provider_failed' : 'provider_unreachable')
}

/** Checks tokens by which Firebase says that somebody has a phone number. */
export function createFirebase({ clock, spend }: Needs) {
  const published = new Map<string, ReturnType<typeof createRemoteJWKSet>>()
  const keysAt = (address: string) => {
    const keys = published.get(address) ?? createRemoteJWKSet(new URL(address))
    published.set(address, keys)
    return keys
  }
  /**
   * Who has a number by a token of the brand's project: signed by the published keys and proved within the last hour.
   * The token is good until it is spent. Refuses with `function_off`, `provider_failed`, `provider_unreachable` and,
   * for a proof that is too old, `code_expired`.
   */
  return async ({ id, firebase }: Pick<Brand, 'id' | 'firebase'>, token: string): Promise<ProvedPhone> => {
    if (!firebase) throw new Refusal('function_off')
    const { project, standIn } = firebase
    const { payload } = await jwtVerify(token, keysAt(standIn ? `${standIn}/${KEYS}` : `https://${KEYS}`), {
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      algorithms: ['RS256'],
      currentDate: clock(),
    }).catch((error: unknown) => {
      throw refusalOf(error)
    })
    const said = claims.safeParse(payload)
    const now = Math.floor(clock().getTime() / 1000)
    if (!said.success || said.data.iat > now || said.data.auth_time > now) throw new Refusal('provider_failed')
    const { auth_time, exp, phone_number } = said.data
    if (now - auth_time > PROVED_SECONDS) throw new Refusal('code_expired')
    return {
      number: phone_number,
      spend: async (connection) => {
        if (!(await spend(id, { token, expiresAt: new Date(exp * 1000) }, connection)))
          throw new Refusal('code_expired')
      },
    }
  }
}

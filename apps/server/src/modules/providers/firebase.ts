import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'

/** Google's keys for these tokens, as a JWK set (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

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
  /** Where the keys are published; Google's address but for tests. */
  readonly keys: string | undefined
  /** False where the token was used before. */
  readonly spend: (brand: string, token: string, expiresAt: Date) => Promise<boolean>
}

/** What a page got of Firebase when somebody proved a number there. */
export type FirebaseProof = { readonly brand: string; readonly token: string; readonly project: string }

/** What is wrong with a token, and not with the way to its keys. */
const TOKEN_FAULTS = [
  ...[errors.JWTInvalid, errors.JWSInvalid, errors.JWTExpired, errors.JWTClaimValidationFailed],
  ...[errors.JWSSignatureVerificationFailed, errors.JOSEAlgNotAllowed, errors.JOSENotSupported],
  ...[errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys],
] as const

/** Checks tokens by which Firebase says that somebody has a phone number. */
export function createFirebase({ clock, keys, spend }: Needs) {
  const published = createRemoteJWKSet(new URL(keys ?? KEYS))
  /**
   * The number, in E.164, that a token of the project proves; each token is good once. Refuses with `provider_failed`
   * and `provider_unreachable`.
   */
  return async ({ brand, token, project }: FirebaseProof): Promise<string> => {
    const { payload } = await jwtVerify(token, published, {
      ...{ issuer: `https://securetoken.google.com/${project}`, audience: project, algorithms: ['RS256'] },
      currentDate: clock(),
    }).catch((error: unknown) => {
      throw new Refusal(
        TOKEN_FAULTS.some((known) => error instanceof known) ? 'provider_failed' : 'provider_unreachable',
      )
    })
    const said = claims.safeParse(payload)
    const now = Math.floor(clock().getTime() / 1000)
    if (!said.success || said.data.iat > now || said.data.auth_time > now) throw new Refusal('provider_failed')
    const { auth_time, exp, phone_number } = said.data
    if (now - auth_time > PROVED_SECONDS) throw new Refusal('provider_failed')
    if (!(await spend(brand, token, new Date(exp * 1000)))) throw new Refusal('provider_failed')
    return phone_number
  }
}

import * as z from 'zod/mini'
import { passwordText, recoveryCode, verificationCode } from './credentials.ts'
import { route } from './route.ts'
import { instant, uuid } from './wire.ts'

const base64url = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[A-Za-z0-9_-]+$/))

const transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))

/** Both kinds of answers; what browsers add to them is not looked at. */
const answerOf = <T extends z.ZodMiniType>(response: T) =>
  z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: z.literal('public-key'),
    authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'])),
    clientExtensionResults: z.object({}),
    response,
  })

/** What a browser answers that made a passkey: `RegistrationResponseJSON` of WebAuthn, level 3. */
export const madePasskey = answerOf(
  z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: z.exactOptional(transports),
  }),
)
export type MadePasskey = z.output<typeof madePasskey>

/** What a browser answers that used a passkey: `AuthenticationResponseJSON` of WebAuthn, level 3. */
export const usedPasskey = answerOf(
  z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.exactOptional(base64url(100)),
  }),
)
export type UsedPasskey = z.output<typeof usedPasskey>

/** How somebody who is signed in shows once more that it is them. */
export const freshProof = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('password'), password: passwordText }),
  z.strictObject({ way: z.literal('totp'), code: verificationCode }),
  z.strictObject({ way: z.literal('recovery_code'), code: recoveryCode }),
  z.strictObject({ way: z.literal('passkey'), response: usedPasskey }),
  /** By a code to the number or the address that they proved; for who has nothing else to show. */
  z.strictObject({ way: z.literal('sms'), code: verificationCode }),
  z.strictObject({ way: z.literal('mail'), code: verificationCode }),
])
export type FreshProof = z.output<typeof freshProof>
export const FRESH_PROOF_WAYS = ['password', 'passkey', 'totp', 'recovery_code', 'sms', 'mail'] as const

/** Left out only by who has nothing to show. */
export const proof = z.optional(freshProof)
export const proofRefusals = [
  ...(['proof_required', 'incorrect_credentials', 'code_wrong', 'code_expired', 'passkey_refused'] as const),
  ...(['sealed_body_invalid', 'sealed_body_replayed'] as const),
] as const

const descriptor = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.exactOptional(z.array(z.string())),
})

/** `PublicKeyCredentialRequestOptionsJSON`: what a browser needs to use a passkey, good for five minutes and one try. */
export const passkeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
})
export type PasskeyRequest = z.output<typeof passkeyRequest>

/** `PublicKeyCredentialCreationOptionsJSON`: what a browser needs to make a passkey. */
const passkeyCreation = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

const recoveryCodes = z.array(z.string())
const passkeyName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

export const listFactors = route({
  method: 'GET',
  path: '/wps/member/factors',
  access: 'member',
  summary: 'The second factors of the member.',
  answer: z.strictObject({
    totp: z.nullable(z.strictObject({ since: instant })),
    /** How many are left. */
    recoveryCodes: z.number(),
    passkeys: z.array(
      z.strictObject({
        id: uuid,
        name: z.string(),
        /** Kept by its owner's account with a maker, and so on several devices. */
        synced: z.boolean(),
        madeAt: instant,
        usedAt: z.nullable(instant),
      }),
    ),
  }),
  refusals: [],
})

export const startTotp = route({
  method: 'POST',
  path: '/wps/member/factors/totp',
  access: 'member',
  summary: 'Makes a secret for an authenticator app. It counts for nothing until a code of it is confirmed.',
  sealed: true,
  body: z.strictObject({ proof }),
  answer: z.strictObject({ secret: z.string(), uri: z.string() }),
  refusals: ['totp_exists', ...proofRefusals],
})

export const confirmTotp = route({
  method: 'POST',
  path: '/wps/member/factors/totp/confirm',
  access: 'member',
  summary: 'Confirms the authenticator app by a code of it. Answers ten recovery codes, which are never shown again.',
  sealed: true,
  body: z.strictObject({ code: verificationCode }),
  answer: z.strictObject({ recoveryCodes }),
  refusals: ['code_wrong', 'sealed_body_invalid', 'sealed_body_replayed'],
})

export const removeTotp = route({
  method: 'POST',
  path: '/wps/member/factors/totp/remove',
  access: 'member',
  summary: 'Takes the authenticator app away, and the recovery codes with it.',
  sealed: true,
  body: z.strictObject({ proof }),
  answer: z.strictObject({}),
  refusals: [...proofRefusals],
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/wps/member/factors/recovery-codes',
  access: 'member',
  summary: 'Ten new recovery codes; the old ones are good for nothing any more.',
  sealed: true,
  body: z.strictObject({ proof }),
  answer: z.strictObject({ recoveryCodes }),
  refusals: [...proofRefusals],
})

export const startProof = route({
  method: 'POST',
  path: '/wps/member/factors/passkeys/proof',
  access: 'member',
  summary: 'What a browser needs to show by a passkey that it is still the member.',
  answer: passkeyRequest,
  refusals: [],
})

export const startAddingPasskey = route({
  method: 'POST',
  path: '/wps/member/factors/passkeys/options',
  access: 'member',
  summary: 'What a browser needs to make a passkey for this member, good for five minutes.',
  sealed: true,
  body: z.strictObject({ proof }),
  answer: passkeyCreation,
  refusals: ['passkeys_full', ...proofRefusals],
})

export const addPasskey = route({
  method: 'POST',
  path: '/wps/member/factors/passkeys',
  access: 'member',
  summary: 'Keeps the passkey that a browser has made.',
  body: z.strictObject({ name: passkeyName, response: madePasskey }),
  answer: z.strictObject({ id: uuid }),
  refusals: ['passkey_refused', 'passkeys_full'],
})

export const renamePasskey = route({
  method: 'PUT',
  path: '/wps/member/factors/passkeys/{id}',
  access: 'member',
  summary: 'Gives a passkey another name.',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ name: passkeyName }),
  answer: z.strictObject({}),
  refusals: [],
})

export const removePasskey = route({
  method: 'POST',
  path: '/wps/member/factors/passkeys/remove',
  access: 'member',
  summary: 'Takes a passkey away, unless it is the last way into the account.',
  sealed: true,
  body: z.strictObject({ id: uuid, proof }),
  answer: z.strictObject({}),
  refusals: ['last_way_in', ...proofRefusals],
})

export const startPasskey = route({
  method: 'POST',
  path: '/wps/session/passkey',
  access: 'visitor',
  atTheDoor: true,
  summary: 'What a browser needs to sign in by a passkey; which one, its owner chooses.',
  answer: passkeyRequest,
  refusals: [],
})

import * as z from 'zod/mini'
import { personName, recoveryCode, ticket, verificationCode } from './credentials.ts'
import { passkeyRequest, usedPasskey } from './factors.ts'
import { PROOF_WAYS, signInOutcome } from './identity.ts'
import { route } from './route.ts'

export const beginProof = route({
  method: 'POST',
  path: '/wps/session/login/proof/begin',
  access: 'visitor',
  atTheDoor: true,
  human: true,
  summary: 'Sends the code, or makes the question for the passkey, that a sign-in waits for.',
  body: z.strictObject({ ticket, way: z.enum(PROOF_WAYS) }),
  answer: z.strictObject({
    /** Where a code was sent: how long it is good for, and when another may be asked for. */
    sent: z.nullable(z.strictObject({ expiredMinutes: z.number(), resendSeconds: z.number() })),
    /** For a passkey: what the browser is asked, as WebAuthn writes it in JSON. */
    passkey: z.nullable(passkeyRequest),
  }),
  refusals: ['ticket_invalid', 'function_off', 'code_too_often', 'code_quota_exceeded', 'code_not_sent'],
})

export const finishProof = route({
  method: 'POST',
  path: '/wps/session/login/proof',
  access: 'visitor',
  atTheDoor: true,
  summary: 'Goes on with a sign-in that waited for a second proof. Five wrong ones, and it begins anew.',
  sealed: true,
  // A code that cannot be one is refused before it counts as wrong.
  body: z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('totp'), ticket, code: verificationCode }),
    z.strictObject({ way: z.literal('sms'), ticket, code: verificationCode }),
    z.strictObject({ way: z.literal('mail'), ticket, code: verificationCode }),
    z.strictObject({ way: z.literal('recovery_code'), ticket, code: recoveryCode }),
    /** A browser's answer to the question for the passkey, as WebAuthn writes it in JSON. */
    z.strictObject({ way: z.literal('passkey'), ticket, passkey: z.optional(usedPasskey) }),
    z.strictObject({ way: z.literal('bank_name'), ticket, name: personName }),
  ]),
  answer: signInOutcome,
  refusals: [
    ...(['ticket_invalid', 'function_off', 'account_closed', 'sign_in_frozen'] as const),
    ...(['code_wrong', 'code_expired', 'passkey_refused'] as const),
    ...(['bank_name_wrong', 'sealed_body_invalid', 'sealed_body_replayed'] as const),
  ],
})

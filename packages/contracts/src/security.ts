import * as z from 'zod/mini'
import { emailText, mobileNumber, passwordText, paymentPasswordText, verificationCode } from './credentials.ts'
import { FRESH_PROOF_WAYS, proof, proofRefusals } from './factors.ts'
import { route } from './route.ts'
import { CODE_CHANNELS, codeSent } from './verification.ts'
import { instant } from './wire.ts'

/** A number or an address as far as it may be shown, and whether its member proved it. */
const contact = z.strictObject({ masked: z.string(), verified: z.boolean() })

const channel = z.enum(CODE_CHANNELS)

const sendingRefusals = ['code_too_often', 'code_quota_exceeded', 'code_not_sent', 'function_off'] as const

export const ownSecurity = route({
  method: 'GET',
  path: '/wps/member/security',
  access: 'member',
  summary: 'What keeps the account its member’s: which passwords it has, how it is reached, how its member proves it.',
  answer: z.strictObject({
    password: z.boolean(),
    paymentPassword: z.boolean(),
    mobile: z.nullable(contact),
    email: z.nullable(contact),
    /** Ways to a fresh proof, with where a code would go, masked. Who has none need not prove anything. */
    proofs: z.array(z.strictObject({ way: z.enum(FRESH_PROOF_WAYS), hint: z.nullable(z.string()) })),
  }),
  refusals: [],
})

export const sendProofCode = route({
  method: 'POST',
  path: '/wps/member/security/proof',
  access: 'member',
  summary: 'Sends the code for a fresh proof to the number or the address that the member proved.',
  body: z.strictObject({ channel }),
  answer: codeSent,
  refusals: sendingRefusals,
})

export const sendContactCode = route({
  method: 'POST',
  path: '/wps/member/security/contact/code',
  access: 'member',
  human: true,
  summary: 'Sends a code to a number or an address that is to be the member’s; one the account has needs no proof.',
  sealed: true,
  body: z.discriminatedUnion('to', [
    /** The one that the account has. */
    z.strictObject({ to: z.literal('kept'), channel }),
    z.strictObject({ to: z.literal('mobile'), ...mobileNumber, proof }),
    z.strictObject({ to: z.literal('email'), email: emailText, proof }),
  ]),
  answer: codeSent,
  refusals: [...sendingRefusals, ...proofRefusals],
})

export const confirmContact = route({
  method: 'POST',
  path: '/wps/member/security/contact',
  access: 'member',
  summary: 'Takes the code that was sent in this session. From now on the number or address is the member’s.',
  body: z.strictObject({ channel, verificationCode }),
  answer: z.strictObject({}),
  refusals: ['code_wrong', 'code_expired', 'mobile_taken', 'email_taken', 'function_off'],
})

export const setFirstPassword = route({
  method: 'POST',
  path: '/wps/member/security/password',
  access: 'member',
  summary: 'Sets the password of a member who has none. Every other session of the member ends.',
  sealed: true,
  body: z.strictObject({ password: passwordText, confirmPassword: passwordText, proof }),
  answer: z.strictObject({}),
  refusals: ['password_exists', ...proofRefusals],
})

export const setPaymentPassword = route({
  method: 'POST',
  path: '/wps/member/security/payment-password',
  access: 'member',
  summary: 'Sets the password that money leaves by; a new one by the old one at once, by a proof after a day.',
  sealed: true,
  body: z.strictObject({
    paymentPassword: paymentPasswordText,
    oldPaymentPassword: z.optional(paymentPasswordText),
    proof,
  }),
  /** From when on money leaves by it; `null` is at once. */
  answer: z.strictObject({ usableFrom: z.nullable(instant) }),
  refusals: ['payment_password_wrong', 'payment_password_locked', ...proofRefusals],
})

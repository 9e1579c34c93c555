import * as z from 'zod/mini'
import { emailText, mobileNumber, passwordText, verificationCode } from './credentials.ts'
import { signInOutcome } from './identity.ts'
import { route } from './route.ts'
import { shortText } from './wire.ts'

export const forgottenByEmail = route({
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'visitor',
  atTheDoor: true,
  human: true,
  summary: 'Mails a link to set a new password. The same answer and time where the address is not the account’s.',
  body: z.strictObject({ username: shortText, email: emailText }),
  answer: z.strictObject({ expiredMinutes: z.number() }),
  refusals: ['code_too_often', 'code_quota_exceeded', 'account_unknown', 'function_off'],
})

export const resetPassword = route({
  method: 'POST',
  path: '/wps/member/password/reset',
  access: 'visitor',
  atTheDoor: true,
  summary: 'Sets a new password by the token of a mailed link, once, and ends every session of the member.',
  sealed: true,
  body: z.strictObject({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    password: passwordText,
    confirmPassword: passwordText,
  }),
  answer: z.strictObject({}),
  refusals: ['link_expired', 'sealed_body_invalid', 'sealed_body_replayed'],
})

export const resetPasswordByMobile = route({
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'visitor',
  atTheDoor: true,
  summary: 'Sets a new password by a code sent to the mobile number, ends every session of the member and signs in.',
  sealed: true,
  body: z.strictObject({ ...mobileNumber, verificationCode, password: passwordText }),
  answer: signInOutcome,
  refusals: [
    'code_wrong',
    'code_expired',
    'account_closed',
    'sign_in_frozen',
    'function_off',
    'sealed_body_invalid',
    'sealed_body_replayed',
  ],
})

import * as z from 'zod/mini'
import { mobileNumber } from './credentials.ts'
import { route } from './route.ts'

/** What a code is good for. One for signing in changes no password, and the other way round. */
export const CODE_PURPOSES = ['login', 'register', 'password', 'device', 'contact', 'proof'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

export const CODE_CHANNELS = ['sms', 'mail'] as const
export type CodeChannel = (typeof CODE_CHANNELS)[number]

/** What is known of a code that was sent. */
export const codeSent = z.strictObject({
  /** How long the code is good for. */
  expiredMinutes: z.number(),
  /** How long until another one may be asked for. */
  resendSeconds: z.number(),
})

export const sendSms = route({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'visitor',
  atTheDoor: true,
  human: true,
  summary:
    'Sends a member a code, to sign in or to set a new password. The same answer and time for a number that is nobody’s.',
  body: z.strictObject({ ...mobileNumber, purpose: z.enum(['login', 'password']) }),
  answer: codeSent,
  refusals: ['code_too_often', 'code_quota_exceeded', 'function_off'],
})

export const sendRegistrationSms = route({
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'visitor',
  atTheDoor: true,
  human: true,
  summary: 'Sends a code to the mobile number that somebody registers with.',
  body: z.strictObject({ ...mobileNumber, purpose: z.literal('register') }),
  answer: codeSent,
  refusals: ['code_too_often', 'code_quota_exceeded', 'code_not_sent', 'function_off'],
})

export const readMobile = route({
  method: 'POST',
  path: '/wps/verification/mobile',
  access: 'visitor',
  atTheDoor: true,
  summary: 'How a mobile number that was typed is written everywhere, for whoever else sends codes to it.',
  body: z.strictObject(mobileNumber),
  /** E.164. */
  answer: z.strictObject({ number: z.string() }),
  refusals: ['function_off'],
})

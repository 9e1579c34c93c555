import * as z from 'zod/mini'
import {
  firebaseIdToken,
  invitationCode,
  mobileNumber,
  passwordText,
  paymentPasswordText,
  ticket,
  verificationCode,
} from './credentials.ts'
import { captchaAnswer } from './guard.ts'
import { signInOutcome } from './identity.ts'
import { route } from './route.ts'
import { plainTold } from './typed-profile.ts'
import { businessDay } from './wire.ts'

const refusals = [
  'captcha_required',
  'captcha_wrong',
  'code_wrong',
  'code_expired',
  'account_closed',
  'ticket_invalid',
  'provider_failed',
  'provider_unreachable',
  'identity_linked',
  'username_taken',
  'mobile_taken',
  'email_taken',
  'function_off',
  'sealed_body_invalid',
  'sealed_body_replayed',
] as const

/** A text as it is kept in a field of the profile: numbers without the blanks and dashes they are written with. */
const toldAs = (field: string) =>
  z.string().check(
    z.overwrite((text: string) => plainTold(field, text)),
    z.minLength(1),
    z.maxLength(255),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
  )

/** What either way of registering may carry; which of it is asked for, the brand's rules say. */
const everyWay = {
  paymentPassword: z.optional(paymentPasswordText),
  payeeName: z.optional(toldAs('payeeName')),
  birthday: z.optional(businessDay),
  email: z.optional(toldAs('email')),
  line: z.optional(toldAs('line')),
  whatsapp: z.optional(toldAs('whatsapp')),
  facebook: z.optional(toldAs('facebook')),
  wechat: z.optional(toldAs('wechat')),
  qqNum: z.optional(toldAs('qqNum')),
  idNumber: z.optional(toldAs('idNumber')),
  recommenderId: z.optional(toldAs('recommenderId')),
  affiliateCode: z.optional(invitationCode),
  captcha: z.optional(captchaAnswer),
  verificationCode: z.optional(verificationCode),
  /** Proves the number instead of a code of ours, where the brand has its numbers proved by Firebase. */
  firebaseIdToken: z.optional(firebaseIdToken),
  /** Of a provider's sign-in that nobody had yet. */
  ticket: z.optional(ticket),
  agree: z.boolean(),
}

export const register = route({
  method: 'PUT',
  path: '/wps/member/register',
  access: 'visitor',
  atTheDoor: true,
  summary: 'Opens an account by username and signs in. Fields obey the rules of /wps/system/setting/register.',
  sealed: true,
  human: true,
  body: z.strictObject({
    username: toldAs('username'),
    /** Whoever comes from a provider may have none. */
    password: z.optional(passwordText),
    confirmPassword: z.optional(passwordText),
    countryDialingCode: z.optional(mobileNumber.countryDialingCode),
    mobileNum: z.optional(mobileNumber.mobileNum),
    ...everyWay,
  }),
  answer: signInOutcome,
  refusals: [...refusals],
})

export const registerMobile = route({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'visitor',
  human: true,
  atTheDoor: true,
  summary: 'Opens an account by mobile number, under a name that is made for it, and signs in.',
  sealed: true,
  body: z.strictObject({
    ...mobileNumber,
    /** What the member is to be called; without one, by the username that is made. */
    nickname: z.optional(toldAs('nickname')),
    password: z.optional(passwordText),
    confirmPassword: z.optional(passwordText),
    ...everyWay,
  }),
  answer: signInOutcome,
  refusals: [...refusals],
})

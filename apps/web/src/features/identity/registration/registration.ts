import type { register, registerMobile } from '@sanuk/contracts/registration'
import type { RegistrationFieldName, RegistrationRules } from '@sanuk/contracts/registration-rules'
import type { RequestOf } from '@sanuk/contracts/route'
import { plainTold } from '@sanuk/contracts/typed-profile'
import { plainPhone } from '@sanuk/contracts/typed-text'
import type { Proof } from '../number-proof/use-number-proof.ts'
import { type BirthdayParts, birthdayOf } from './birthday.ts'

export type RegistrationWay = 'username' | 'mobile'

/** Fields that are one line of text and nothing else, in the order in which they are asked for. */
export const PLAIN_FIELDS = [
  'payeeName',
  'email',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
  'recommenderId',
  'affiliateCode',
] as const satisfies readonly RegistrationFieldName[]
export type PlainField = (typeof PLAIN_FIELDS)[number]

/** What the form holds while it is filled in. */
export type Registration = Record<PlainField, string> & {
  username: string
  nickname: string
  countryDialingCode: string
  mobileNum: string
  verificationCode: string
  password: string
  confirmPassword: string
  paymentPassword: string
  birthday: BirthdayParts
  captcha: string
  agree: boolean
}

/** An empty form. */
export function emptyRegistration(countryDialingCode: string, affiliateCode: string): Registration {
  const plain = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, ''])) as Record<PlainField, string>
  return {
    ...plain,
    username: '',
    nickname: '',
    countryDialingCode,
    mobileNum: '',
    verificationCode: '',
    affiliateCode,
    password: '',
    confirmPassword: '',
    paymentPassword: '',
    captcha: '',
    agree: false,
    birthday: { day: '', month: '', year: '' },
  }
}

/** What is asked for in one way of registering, where it differs from the rules as they stand. */
export function rulesOf(rules: RegistrationRules, way: RegistrationWay, withPassword: boolean): RegistrationRules {
  const password = { ...rules.password, enabled: withPassword, required: withPassword }
  if (way === 'username') return { ...rules, password }
  const asked = { enabled: true, required: true }
  return {
    ...{ ...rules, password },
    username: { ...rules.username, enabled: false },
    mobileNum: { ...rules.mobileNum, ...asked },
  }
}

type ByUsername = RequestOf<typeof register>['body']
type ByMobile = RequestOf<typeof registerMobile>['body']

/** Beyond what stands in the form: the picture that was read, the code from the address, proofs of who it is. */
export type Beyond = {
  readonly captchaId: string | null
  /** Where no field asks for one. */
  readonly invitation: string | null
  readonly ticket: string | null
  /** Of the number, where it is to be proved. */
  readonly proof: Proof | null
}

/** What is sent: only fields the brand asks for, and of the optional ones only those that were filled in. */
function filledIn(form: Registration, rules: RegistrationRules, { captchaId, invitation, ticket, proof }: Beyond) {
  const plain = PLAIN_FIELDS.flatMap((field) => {
    const text = plainTold(field, form[field])
    return rules[field].enabled && text !== '' ? [[field, text] as const] : []
  })
  const birthday = rules.birthday.enabled ? birthdayOf(form.birthday) : null
  return {
    ...(invitation && { affiliateCode: invitation }),
    ...Object.fromEntries(plain),
    ...(birthday && { birthday }),
    ...(rules.paymentPassword.enabled && form.paymentPassword && { paymentPassword: form.paymentPassword }),
    ...proof,
    ...(rules.captcha.enabled && captchaId && { captcha: { id: captchaId, text: form.captcha.trim() } }),
    ...(ticket && { ticket }),
    agree: form.agree,
  }
}

export function bodyByUsername(form: Registration, rules: RegistrationRules, beyond: Beyond): ByUsername {
  const mobileNum = plainPhone(form.mobileNum)
  const { countryDialingCode, password, confirmPassword } = form
  return {
    username: form.username.trim(),
    ...(rules.password.enabled && { password, confirmPassword }),
    ...(rules.mobileNum.enabled && mobileNum !== '' && { mobileNum, countryDialingCode }),
    ...filledIn(form, rules, beyond),
  }
}

export function bodyByMobile(form: Registration, rules: RegistrationRules, beyond: Beyond): ByMobile {
  const { countryDialingCode, password, confirmPassword } = form
  const nickname = plainTold('nickname', form.nickname)
  return {
    mobileNum: plainPhone(form.mobileNum),
    countryDialingCode,
    ...(nickname !== '' && { nickname }),
    ...(rules.password.enabled && { password, confirmPassword }),
    ...filledIn(form, rules, beyond),
  }
}

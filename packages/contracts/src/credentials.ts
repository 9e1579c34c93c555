import * as z from 'zod/mini'
import { plainCode, plainEmail, plainInvitation, plainName, plainPhone, plainPin } from './typed-text.ts'

/** A password as it was typed: any characters, never trimmed. */
export const passwordText = z.string().check(z.minLength(1), z.maxLength(256))

/** Stands for a sign-in that is not finished; whoever holds it may go on with it, once, for ten minutes. */
export const ticket = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** The digits of a telephone number; of a whole international one behind a plus. */
export const PHONE_PATTERN = /^\+?\d+$/

/** A mobile number as it was typed, and the code its country is dialled by, as `66`. */
export const mobileNumber = {
  countryDialingCode: z.string().check(z.regex(/^\d{1,4}$/)),
  mobileNum: z.string().check(z.overwrite(plainPhone), z.minLength(4), z.maxLength(20), z.regex(PHONE_PATTERN)),
}

/** An address of mail as somebody typed or copied it; whether it is one, whoever takes it judges. */
export const emailText = z
  .string()
  .check(z.overwrite(plainEmail), z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** The name of a person as somebody typed or copied it, such as the holder of an account. */
export const personName = z
  .string()
  .check(z.overwrite(plainName), z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** What Firebase gave a page when somebody proved a number there: a JSON web token, good once. */
export const firebaseIdToken = z.string().check(z.maxLength(4096), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/))

/** The codes that are sent, and those that authenticator apps show. */
export const SIX_DIGITS = /^\d{6}$/

/** A code that was sent or that an app shows, however it was copied or is written: `123 456`, `๑๒๓๔๕๖`. */
export const verificationCode = z.string().check(z.overwrite(plainCode), z.regex(SIX_DIGITS))

/** Twelve letters and digits, which are shown in three groups. */
export const RECOVERY_CODE = /^[0-9A-Za-z]{12}$/

/** One of the ten codes that were shown once; dashes, blanks and small letters do no harm. */
export const recoveryCode = z.string().check(z.overwrite(plainCode), z.regex(RECOVERY_CODE))

/** What is wrong with a code before it is sent, if anything: one that cannot be right need not cost a try. */
export function codeFault(kind: 'six_digits' | 'recovery_code', typed: string) {
  const code = plainCode(typed)
  if (code === '') return 'field.required'
  const isOne = (kind === 'six_digits' ? SIX_DIGITS : RECOVERY_CODE).test(code)
  return isOne ? null : (`field.${kind}` as const)
}

/** What money leaves by: mostly a PIN, which is read without the blanks it was pasted with. */
export const paymentPasswordText = z.string().check(z.overwrite(plainPin), z.minLength(1), z.maxLength(256))

/** An invitation code as somebody typed, dictated or copied it. */
export const invitationCode = z
  .string()
  .check(z.overwrite(plainInvitation), z.minLength(1), z.maxLength(64), z.regex(/^[\p{L}\p{N}]+$/u))

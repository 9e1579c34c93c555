import type { register } from '@sanuk/contracts/identity'
import type { RequestOf } from '@sanuk/contracts/route'
import type { RegistrationField, RegistrationFieldName } from '@sanuk/contracts/system'
import { type BirthdayParts, birthdayOf } from './birthday.ts'

/** What the form holds while it is filled in. */
export type Registration = {
  username: string
  password: string
  confirmPassword: string
  birthday: BirthdayParts
  affiliateCode: string
  agree: boolean
}

/** What is sent: only fields the brand asks for, and of the optional ones only those that were filled in. */
export function registrationBody(
  { username, password, confirmPassword, agree, ...optional }: Registration,
  rules: Readonly<Record<RegistrationFieldName, RegistrationField>>,
): RequestOf<typeof register>['body'] {
  const birthday = rules.birthday.enabled ? birthdayOf(optional.birthday) : null
  const affiliateCode = rules.affiliateCode.enabled ? optional.affiliateCode.trim() : ''
  return {
    username: username.trim(),
    password,
    confirmPassword,
    agree,
    ...(birthday && { birthday }),
    ...(affiliateCode && { affiliateCode }),
  }
}

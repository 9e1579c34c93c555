import type { FieldFault } from '@sanuk/contracts/envelope'
import { isFormat, REGISTRATION_FIELDS, type RegistrationFieldName } from '@sanuk/contracts/registration-rules'
import { idNumberFault } from '@sanuk/contracts/thai-id'
import { isSamePassword } from '@sanuk/contracts/typed-text'
import type { BrandRules } from '#platform/capabilities/registration-rule'
import { isOldEnough } from '#platform/old-enough'
import { weakPassword, weakPaymentPassword } from '#platform/weak-password'

/** The values of a registration by the names of their fields, as far as they are text. */
export type RegistrationWish = Readonly<
  Partial<Record<Exclude<RegistrationFieldName, 'captcha'>, string | undefined>>
> & {
  readonly confirmPassword?: string | undefined
  readonly agree: boolean
}

type Rule = BrandRules[RegistrationFieldName]

/** What a brand judges by besides its rules; `today` is the day of its calendar. */
type Standards = { readonly today: string; readonly ageMinimum: number; readonly brandName: string }

/**
 * Everything that is wrong with a registration, field by field, by the brand's rules. Lengths count Unicode code points,
 * as NIST SP 800-63B 5.1.1.2 wants them counted.
 */
export function registrationFaults(
  wish: RegistrationWish,
  rules: BrandRules,
  { today, ageMinimum: minimum, brandName }: Standards,
): FieldFault[] {
  const faults = REGISTRATION_FIELDS.flatMap((name) => faultOf(name, wish, { rules, brandName }) ?? [])
  if (rules.password.enabled && !isSamePassword(wish.confirmPassword ?? '', wish.password ?? '')) {
    faults.push({ field: 'confirmPassword', word: 'field.must_match' })
  }
  if (!wish.agree) faults.push({ field: 'agree', word: 'field.must_agree' })
  if (wish.birthday && !isOldEnough(wish.birthday, { today, minimum })) {
    faults.push({ field: 'birthday', word: 'field.under_age', values: { age: minimum } })
  }
  return faults
}

function faultOf(
  name: RegistrationFieldName,
  wish: RegistrationWish,
  { rules, brandName }: { readonly rules: BrandRules; readonly brandName: string },
): FieldFault | null {
  const { username = '', password, birthday = null } = wish
  switch (name) {
    case 'captcha':
      return null
    case 'affiliateCode':
      // The code of an invitation link goes along unseen where no field asks for it: whose it is decides.
      return rules[name].enabled ? ruleFault(name, wish[name], rules[name]) : null
    case 'password':
      return passwordFault(password, { rule: rules[name], names: [username, brandName] })
    case 'paymentPassword':
      return paymentPasswordFault(wish[name], { rule: rules[name], password, birthday })
    case 'idNumber':
      return idFault(wish[name], rules[name])
    default:
      return ruleFault(name, wish[name], rules[name])
  }
}

/** What is wrong with one value by its rule, or `null`. */
export function ruleFault(field: RegistrationFieldName, value: string | undefined, rule: Rule): FieldFault | null {
  if (!rule.enabled) return value === undefined ? null : { field, word: 'field.unknown' }
  if (value === undefined || value === '') return rule.required ? { field, word: 'field.required' } : null
  const pattern = rule.matches(value) ? null : { field, word: `field.pattern.${rule.patternId}` }
  if (pattern && isFormat(rule.patternId)) return pattern
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return { field, ...lengthFault(rule) }
  return pattern
}

/** Besides the brand's rule: thirteen digits must be the number of a Thai identity card. */
function idFault(value: string | undefined, rule: Rule): FieldFault | null {
  const fault = ruleFault('idNumber', value, rule)
  if (fault || !value) return fault
  return idNumberFault(value, null) === 'field.thai_id' ? { field: 'idNumber', word: 'field.thai_id' } : null
}

/** What is wrong with a password by its rule, or as one that is guessed first; `names` everybody knows. */
export function passwordFault(
  value: string | undefined,
  { rule, names }: { readonly rule: Rule; readonly names: readonly string[] },
): FieldFault | null {
  const field = 'password'
  const fault = ruleFault(field, value, rule)
  if (fault || !value) return fault
  const weak = weakPassword(value, names)
  return weak && { field, word: weak }
}

/** What is wrong with a payment password: it must be another than the account's, and hard to guess. */
export function paymentPasswordFault(
  value: string | undefined,
  known: { readonly rule: Rule; readonly password: string | undefined; readonly birthday: string | null },
): FieldFault | null {
  const field = 'paymentPassword'
  const fault = ruleFault(field, value, known.rule)
  if (fault || !value) return fault
  if (isSamePassword(value, known.password ?? '')) return { field, word: 'field.password_same' }
  const weak = weakPaymentPassword(value, known.birthday)
  return weak && { field, word: weak }
}

function lengthFault({ minLength: min, maxLength: max }: Rule) {
  return min === max
    ? { word: 'field.length_exact', values: { length: min } }
    : { word: 'field.length', values: { min, max } }
}

import type { FieldFault } from '@sanuk/contracts/envelope'
import { REGISTRATION_FIELDS, type RegistrationFieldName } from '@sanuk/contracts/registration-rules'
import { idNumberFault } from '@sanuk/contracts/thai-id'
import { isOldEnough } from '#platform/old-enough'
import type { BrandRules } from '../../system/index.ts'

/** The values of a registration by the names of their fields, as far as they are text. */
export type RegistrationWish = Readonly<
  Partial<Record<Exclude<RegistrationFieldName, 'captcha'>, string | undefined>>
> & {
  readonly confirmPassword?: string | undefined
  readonly agree: boolean
}

type Rule = BrandRules[RegistrationFieldName]

/**
 * Everything that is wrong with a registration, field by field, by the brand's rules. `today` is the day of the brand's
 * calendar; lengths count Unicode code points, as NIST SP 800-63B 5.1.1.2 wants them counted.
 */
export function registrationFaults(
  wish: RegistrationWish,
  rules: BrandRules,
  ages: { readonly today: string; readonly minimum: number },
): FieldFault[] {
  const faults = REGISTRATION_FIELDS.flatMap((name) => {
    if (name === 'captcha') return []
    // The code of an invitation link goes along unseen where no field asks for it: whose it is decides.
    if (name === 'affiliateCode' && !rules[name].enabled) return []
    if (name === 'idNumber') return idFault(wish[name], rules[name]) ?? []
    if (name !== 'paymentPassword') return ruleFault(name, wish[name], rules[name]) ?? []
    return paymentPasswordFault(wish[name], { rule: rules[name], password: wish.password }) ?? []
  })
  if (rules.password.enabled && wish.confirmPassword !== wish.password) {
    faults.push({ field: 'confirmPassword', word: 'field.must_match' })
  }
  if (!wish.agree) faults.push({ field: 'agree', word: 'field.must_agree' })
  if (wish.birthday && !isOldEnough(wish.birthday, ages)) {
    faults.push({ field: 'birthday', word: 'field.under_age', values: { age: ages.minimum } })
  }
  return faults
}

/** What is wrong with one value by its rule, or `null`. */
export function ruleFault(field: RegistrationFieldName, value: string | undefined, rule: Rule): FieldFault | null {
  if (!rule.enabled) return value === undefined ? null : { field, word: 'field.unknown' }
  if (value === undefined || value === '') return rule.required ? { field, word: 'field.required' } : null
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return { field, ...lengthFault(rule) }
  return rule.matches(value) ? null : { field, word: `field.pattern.${rule.patternId}` }
}

/** Besides the brand's rule: thirteen digits must be the number of a Thai identity card. */
function idFault(value: string | undefined, rule: Rule): FieldFault | null {
  const fault = ruleFault('idNumber', value, rule)
  if (fault || !value) return fault
  return idNumberFault(value, null) === 'field.thai_id' ? { field: 'idNumber', word: 'field.thai_id' } : null
}

/** What is wrong with a payment password: it must be another than the account's, and not one digit over and over. */
export function paymentPasswordFault(
  value: string | undefined,
  { rule, password }: { readonly rule: Rule; readonly password: string | undefined },
): FieldFault | null {
  const field = 'paymentPassword'
  const fault = ruleFault(field, value, rule)
  if (fault || !value) return fault
  if (/^(.)\1*$/u.test(value)) return { field, word: 'field.password_common' }
  return value === password ? { field, word: 'field.password_same' } : null
}

function lengthFault({ minLength: min, maxLength: max }: Rule) {
  return min === max
    ? { word: 'field.length_exact', values: { length: min } }
    : { word: 'field.length', values: { min, max } }
}

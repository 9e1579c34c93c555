import type { FieldFault } from '@sanuk/contracts/envelope'
import type { RegistrationField, RegistrationFieldName } from '@sanuk/contracts/system'

export type RegistrationWish = {
  readonly username: string
  readonly password: string
  readonly confirmPassword: string
  readonly birthday?: string | undefined
  readonly affiliateCode?: string | undefined
  readonly agree: boolean
}

type Rules = Readonly<Record<RegistrationFieldName, RegistrationField>>

/**
 * Everything that is wrong with a registration, field by field, by the brand's rules. `today` is the day of the brand's
 * calendar; lengths count
 * Unicode code points, as NIST SP 800-63B 5.1.1.2 wants them counted.
 */
export function registrationFaults(
  wish: RegistrationWish,
  rules: Rules,
  ages: { readonly today: string; readonly minimum: number },
): FieldFault[] {
  const faults = (Object.keys(rules) as RegistrationFieldName[]).flatMap((name) =>
    ruleFaults(name, wish[name], rules[name]),
  )
  if (wish.confirmPassword !== wish.password) faults.push({ field: 'confirmPassword', word: 'field.must_match' })
  if (!wish.agree) faults.push({ field: 'agree', word: 'field.must_agree' })
  if (wish.birthday && !isOldEnough(wish.birthday, ages)) {
    faults.push({ field: 'birthday', word: 'field.under_age', values: { age: ages.minimum } })
  }
  return faults
}

function ruleFaults(field: RegistrationFieldName, value: string | undefined, rule: RegistrationField): FieldFault[] {
  if (!rule.enabled) return value === undefined ? [] : [{ field, word: 'field.unknown' }]
  if (value === undefined || value === '') return rule.required ? [{ field, word: 'field.required' }] : []
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) {
    return [{ field, word: 'field.length', values: { min: rule.minLength, max: rule.maxLength } }]
  }
  if (rule.acceptedPattern !== '*' && !new RegExp(rule.acceptedPattern, 'u').test(value)) {
    return [{ field, word: `field.pattern.${rule.patternId}` }]
  }
  return []
}

/** Old enough from the birthday itself on; somebody born on 29 February has it on 1 March of other years. */
function isOldEnough(birthday: string, { today, minimum }: { today: string; minimum: number }): boolean {
  const [year = '', ...rest] = birthday.split('-')
  const comingOfAge = `${String(Number(year) + minimum).padStart(4, '0')}-${rest.join('-')}`
  return birthday >= '1900-01-01' && comingOfAge <= today
}

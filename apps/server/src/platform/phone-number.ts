import type { FieldFault } from '@sanuk/contracts/envelope'
import { plainPhone } from '@sanuk/contracts/typed-text'
import parse, {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
  type PhoneNumber as Parsed,
} from 'libphonenumber-js/max'
import type { Brand } from './caller.ts'
import { Refusal } from './refusal.ts'

/** A mobile number in E.164, with its plus, and the country it belongs to, as ISO 3166-1 names it by two letters. */
export type PhoneNumber = { readonly number: string; readonly country: CountryCode }

/** As a form sends it: the number as people write it in their country, and the code that country is dialled by. */
export type TypedNumber = { readonly mobileNum: string; readonly countryDialingCode: string }

/**
 * Reads a mobile number, with the zero that its country writes before it or without, or whole with that country's code.
 * What is none answers a fault, which names the length where the country's mobile numbers have one only. By Google's
 * numbering plans.
 */
export function readPhoneNumber(typed: TypedNumber): PhoneNumber | { readonly fault: FieldFault } {
  const { mobileNum, countryDialingCode } = typed
  const country = getCountries().find((one) => getCountryCallingCode(one) === countryDialingCode)
  if (!country) return { fault: { field: 'countryDialingCode', word: 'field.phone_country' } }
  const typedNumber = plainPhone(mobileNum)
  const parsed = parse(typedNumber, { defaultCallingCode: countryDialingCode })
  if (parsed && parsed.countryCallingCode !== countryDialingCode) {
    return { fault: { field: 'mobileNum', word: 'field.phone_country' } }
  }
  const number = parsed && mobileOf(parsed)
  if (number) return number
  const digits = lengthMissed(typedNumber.replace(`+${countryDialingCode}`, ''), country)
  if (digits) return { fault: { field: 'mobileNum', word: 'field.phone_digits', values: { digits } } }
  return { fault: { field: 'mobileNum', word: 'field.phone' } }
}

/** Reads a mobile number, or refuses with `invalid_request` and the fault of its field. */
export function demandPhoneNumber(typed: TypedNumber): PhoneNumber {
  const read = readPhoneNumber(typed)
  if ('fault' in read) throw new Refusal('invalid_request', { fields: [read.fault] })
  return read
}

/** Refuses with `function_off` where the brand's codes do not go to numbers of the country. */
export function demandServed(country: CountryCode | null, { smsCountries }: Pick<Brand, 'smsCountries'>): void {
  if (country && smsCountries.includes(country)) return
  throw new Refusal('function_off', { fields: [{ field: 'countryDialingCode', word: 'field.phone_country' }] })
}

/** The country of a number in E.164, or `null` where it is no mobile number. */
export function countryOfNumber(number: string): CountryCode | null {
  const parsed = parse(number)
  return (parsed && mobileOf(parsed)?.country) ?? null
}

function mobileOf(parsed: Parsed): PhoneNumber | null {
  const type = parsed.getType()
  const mobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
  return mobile && parsed.country && !parsed.ext ? { number: parsed.number, country: parsed.country } : null
}

/** How many digits should have been typed, counted as they were begun; `null` where that is not what is wrong. */
function lengthMissed(mobileNum: string, country: CountryCode): number | null {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country)
  const plan: object = metadata.numberingPlan ?? {}
  const [length, ...others] = knowsKinds(plan) ? (plan.type('MOBILE')?.possibleLengths() ?? []) : []
  if (!knowsKinds(plan) || length === undefined || others.length > 0) return null
  const digits = mobileNum.replace(/\D/g, '')
  const prefix = plan.nationalPrefix() ?? ''
  const wanted = length + (prefix !== '' && digits.startsWith(prefix) ? prefix.length : 0)
  return digits.length === wanted ? null : wanted
}

/** What the library knows of a country's kinds of number; its type declarations leave it out. */
type KindsOfNumber = {
  type(kind: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined
  nationalPrefix(): string | undefined
}

const knowsKinds = (plan: object): plan is KindsOfNumber => 'type' in plan && 'nationalPrefix' in plan

import {
  type OwnRule,
  type OwnRules,
  type PatternKind,
  REGISTRATION_FIELDS,
  type RegistrationField,
  type RegistrationFieldName,
  type RegistrationRules,
} from '@sanuk/contracts/registration-rules'
import { RE2JS } from 're2js'
import type { BrandRules, RegistrationRule } from '#platform/capabilities/registration-rule'

/**
 * The expression of each kind of pattern, from end to end. Scripts by their Unicode names: marks of Thai belong to
 * them, and names are written with them.
 */
const PATTERNS: Record<Exclude<PatternKind, 'own'>, string> = {
  any: '*',
  letters: '^[A-Za-z]*$',
  letterThenLettersAndDigits: '^[A-Za-z][A-Za-z0-9_]*$',
  digits: '^[0-9]*$',
  lettersDigitsWithCapital: '^[A-Za-z0-9]*[A-Z][A-Za-z0-9]*$',
  lettersAndSpaces: '^[A-Za-z ]*$',
  noSpaces: '^[^\\s]*$',
  date: '^([0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}-[0-9]{2}-[0-9]{4})$',
  korean: '^\\p{Hangul}*$',
  thaiOrEnglish: '^[\\p{Thai}A-Za-z ]*$',
  thai: '^\\p{Thai}*$',
  chineseAndDigits: '^[\\p{Han}0-9]*$',
  mailbox: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
}

type Default = { readonly asked: 'always' | 'optionally' | 'never'; pattern: PatternKind; length: [number, number] }

/**
 * What registration asks by default. A password is any 8 to 64 characters (NIST SP 800-63B 5.1.1.2): rules of
 * composition make passwords worse, so there are none. The payment password is digits, for a phone's keypad.
 */
const DEFAULTS: Record<RegistrationFieldName, Default> = {
  username: { asked: 'always', pattern: 'letterThenLettersAndDigits', length: [4, 16] },
  mobileNum: { asked: 'never', pattern: 'digits', length: [6, 15] },
  password: { asked: 'always', pattern: 'any', length: [8, 64] },
  paymentPassword: { asked: 'never', pattern: 'digits', length: [6, 12] },
  payeeName: { asked: 'never', pattern: 'any', length: [2, 80] },
  birthday: { asked: 'always', pattern: 'date', length: [10, 10] },
  email: { asked: 'optionally', pattern: 'mailbox', length: [6, 100] },
  line: { asked: 'never', pattern: 'noSpaces', length: [2, 40] },
  whatsapp: { asked: 'never', pattern: 'noSpaces', length: [2, 40] },
  facebook: { asked: 'never', pattern: 'any', length: [2, 80] },
  wechat: { asked: 'never', pattern: 'noSpaces', length: [2, 40] },
  qqNum: { asked: 'never', pattern: 'digits', length: [5, 12] },
  idNumber: { asked: 'never', pattern: 'noSpaces', length: [6, 30] },
  recommenderId: { asked: 'never', pattern: 'noSpaces', length: [4, 32] },
  affiliateCode: { asked: 'never', pattern: 'noSpaces', length: [4, 32] },
  captcha: { asked: 'never', pattern: 'digits', length: [5, 5] },
}

/** A brand's rules: the defaults, and what it says otherwise. Throws for an expression that cannot be judged safely. */
export function readRules(own: OwnRules): BrandRules {
  const entries = REGISTRATION_FIELDS.map((name) => [name, readRule(DEFAULTS[name], own[name] ?? {})] as const)
  // The names come from the list just above.
  return Object.fromEntries(entries) as Record<RegistrationFieldName, RegistrationRule>
}

function readRule(byDefault: Default, own: OwnRule): RegistrationRule {
  const patternId = own.pattern ?? byDefault.pattern
  const acceptedPattern = patternId === 'own' ? `^(?:${own.expression})$` : PATTERNS[patternId]
  const [minLength, maxLength] = own.length ?? byDefault.length
  return {
    enabled: own.enabled ?? byDefault.asked !== 'never',
    required: own.required ?? byDefault.asked === 'always',
    acceptedPattern: forBrowsers(acceptedPattern),
    patternId,
    minLength,
    maxLength,
    matches: judge(acceptedPattern),
  }
}

function judge(pattern: string): (value: string) => boolean {
  if (pattern === '*') return () => true
  const expression = RE2JS.compile(pattern)
  return (value) => expression.matches(value)
}

/** Browsers name scripts at length: `\p{Thai}` is `\p{Script=Thai}` there. */
const forBrowsers = (pattern: string): string => pattern.replaceAll(/\\p\{([A-Z][a-z]+)\}/g, '\\p{Script=$1}')

/** The rules as the site is told them. */
export function publishedRules(rules: BrandRules): RegistrationRules {
  const entries = REGISTRATION_FIELDS.map((name) => {
    const { matches: _, ...rule } = rules[name]
    return [name, rule] as const
  })
  return Object.fromEntries(entries) as Record<RegistrationFieldName, RegistrationField>
}

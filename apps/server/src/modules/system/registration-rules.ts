import type { PATTERN_KINDS, RegistrationField, RegistrationFieldName } from '@sanuk/contracts/system'

type PatternKind = (typeof PATTERN_KINDS)[number]

/** The expression of each kind of pattern. Fixed and linear in time: no brand supplies an expression of its own here. */
const PATTERNS: Record<PatternKind, string> = {
  any: '*',
  letterThenLettersAndDigits: '^[A-Za-z][A-Za-z0-9_]*$',
  noSpaces: '^\\S*$',
  mailbox: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  digits: '^[0-9]*$',
}

type Rule = { required: boolean; enabled: boolean; pattern: PatternKind; length: readonly [number, number] }

const field = ({ required, enabled, pattern, length: [minLength, maxLength] }: Rule): RegistrationField => ({
  enabled,
  required,
  acceptedPattern: PATTERNS[pattern],
  patternId: pattern,
  minLength,
  maxLength,
})

/** Who may play. The birth date is asked for by default, and counted in the brand's time zone. */
export const AGE_MINIMUM = 18

/**
 * What registration asks. A password is any 8 to 64 characters (NIST SP 800-63B 5.1.1.2): rules of composition make
 * passwords worse, so there are none.
 */
export const REGISTRATION_RULES: Record<RegistrationFieldName, RegistrationField> = {
  username: field({ enabled: true, required: true, pattern: 'letterThenLettersAndDigits', length: [4, 16] }),
  password: field({ enabled: true, required: true, pattern: 'any', length: [8, 64] }),
  birthday: field({ enabled: true, required: true, pattern: 'any', length: [10, 10] }),
  affiliateCode: field({ enabled: false, required: false, pattern: 'noSpaces', length: [4, 32] }),
}

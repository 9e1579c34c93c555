import { useLingui } from '@lingui/react'
import type { RegistrationField } from '@sanuk/contracts/registration-rules'
import { registrationHint, rulesInWords } from './registration-hint.ts'

/** The rules of the registration in the reader's language. */
export function useHints() {
  const { _ } = useLingui()
  return {
    /** What is asked for, to stand below a field. */
    rules: (rule: RegistrationField): string =>
      rulesInWords(rule)
        .map(({ word, values }) => _(word, values))
        .join(' '),
    /** What is wrong with a value, or nothing: as React Hook Form wants it from a validation. */
    fault: (value: string, rule: RegistrationField): string | undefined => {
      const hint = registrationHint(value, rule)
      return hint ? _(hint.word, hint.values) : undefined
    },
  }
}

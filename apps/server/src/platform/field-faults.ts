import { PHONE_PATTERN, RECOVERY_CODE, SIX_DIGITS } from '@sanuk/contracts/credentials'
import type { FieldFault } from '@sanuk/contracts/envelope'
import { MONEY_PATTERN } from '@sanuk/money/amount'
import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** How something is written, with an example, where its format has words of its own. */
const FORMATS: Readonly<Record<string, string>> = {
  [String(MONEY_PATTERN)]: 'field.money',
  [String(PHONE_PATTERN)]: 'field.phone',
  [String(SIX_DIGITS)]: 'field.six_digits',
  [String(RECOVERY_CODE)]: 'field.recovery_code',
}

function wordOfFormat({ format, pattern = '' }: z.core.$ZodIssueInvalidStringFormat): string {
  return format === 'date' ? 'field.day' : (FORMATS[pattern] ?? 'field.invalid')
}

/** Most faults one answer names: a hostile body must not be answered by a longer one. */
const FAULTS_MAX = 20

/** Names what is wrong with each field of a request, in words the locales know. */
export function fieldFaults(error: z.core.$ZodError): FieldFault[] {
  return error.issues.flatMap(faultsOf).slice(0, FAULTS_MAX)
}

function faultsOf(issue: Issue): FieldFault[] {
  const field = issue.path.map(String).join('.').slice(0, 100)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        field: (field === '' ? key : `${field}.${key}`).slice(0, 100),
        word: 'field.unknown',
      }))
    case 'invalid_type':
      return [{ field, word: issue.input === undefined ? 'field.required' : 'field.invalid' }]
    case 'too_small':
      // Of a list in which something has to stand, nothing was chosen.
      if (issue.origin === 'array' && Number(issue.minimum) === 1) return [{ field, word: 'field.required' }]
      if (issue.origin !== 'string') return [{ field, word: 'field.invalid' }]
      if (Number(issue.minimum) === 1) return [{ field, word: 'field.required' }]
      return [{ field, word: 'field.too_short', values: { min: Number(issue.minimum) } }]
    case 'too_big':
      if (issue.origin !== 'string') return [{ field, word: 'field.invalid' }]
      return [{ field, word: 'field.too_long', values: { max: Number(issue.maximum) } }]
    case 'invalid_format':
      return [{ field, word: wordOfFormat(issue) }]
    default:
      return [{ field, word: 'field.invalid' }]
  }
}

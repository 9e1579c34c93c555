import { isFormat, type RegistrationField } from '@sanuk/contracts/registration-rules'
import type { Values, WordOf } from '@sanuk/locales/word'

/** A sentence of the catalogue of fields, with what fills it. */
export type Hint = { readonly word: WordOf<'field'>; readonly values?: Values }

/**
 * What a rule of the server's finds wrong with a value, for the hint beside the field while it is typed. The server
 * judges by the same rule and has the last word.
 */
export function registrationHint(value: string, rule: RegistrationField): Hint | null {
  if (value === '') return rule.required ? { word: 'field.required' } : null
  const pattern: Hint | null = fits(value, rule.acceptedPattern) ? null : { word: `field.pattern.${rule.patternId}` }
  if (pattern && isFormat(rule.patternId)) return pattern
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return lengthHint(rule)
  return pattern
}

/** What a rule asks for, as sentences to stand below the field from the start. */
export function rulesInWords(rule: RegistrationField): readonly Hint[] {
  const pattern: Hint = { word: `field.pattern.${rule.patternId}` }
  if (isFormat(rule.patternId)) return [pattern]
  return rule.patternId === 'any' ? [lengthHint(rule)] : [lengthHint(rule), pattern]
}

function lengthHint({ minLength, maxLength }: RegistrationField): Hint {
  return { word: 'field.length', values: { min: minLength, max: maxLength } }
}

/** A pattern that this browser does not understand is left to the server. */
function fits(value: string, pattern: string): boolean {
  if (pattern === '*') return true
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}

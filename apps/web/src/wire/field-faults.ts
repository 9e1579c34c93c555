import type { Word } from '@sanuk/locales/word'
import { RefusedError } from '@sanuk/wire/faults'
import { faultText } from './fault-text.ts'

/** What is wrong with the fields of a form; what concerns none of them stands with the field named ''. */
export function fieldFaults(
  fault: unknown,
  say: (word: Word) => string,
): readonly { readonly field: string; readonly message: string }[] {
  const faults = fault instanceof RefusedError ? fault.fields : []
  return faults.length > 0 ? faults : [{ field: '', message: faultText(fault, say) }]
}

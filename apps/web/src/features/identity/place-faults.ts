import type { Word } from '@sanuk/locales/word'
import { RefusedError } from '@sanuk/wire/faults'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { faultText } from '../../wire/fault-text.ts'
import { WordedFault } from '../../wire/worded-fault.ts'

type Form<V extends FieldValues> = {
  readonly setError: UseFormSetError<V>
  readonly fields: readonly FieldPath<V>[]
  readonly say: (word: Word) => string
}

/**
 * Puts what was found wrong beside the fields it is about, the focus on the first of them. Whatever concerns no field of
 * the form goes to the form as a whole (`root`).
 */
export function placeFaults<V extends FieldValues>(fault: unknown, { setError, fields, say }: Form<V>): void {
  const faults = faultsOf(fault, say)
  const placed = fields.flatMap((field) =>
    faults.filter((one) => one.field === field).map(({ message }) => ({ field, message })),
  )
  placed.forEach(({ field, message }, at) => {
    setError(field, { type: 'server', message }, { shouldFocus: at === 0 })
  })
  if (placed.length > 0) return
  setError('root', { type: 'server', message: faultText(fault, say) })
}

function faultsOf(fault: unknown, say: (word: Word) => string): readonly { field: string; message: string }[] {
  if (fault instanceof RefusedError) return fault.fields
  return fault instanceof WordedFault && fault.field ? [{ field: fault.field, message: say(fault.word) }] : []
}

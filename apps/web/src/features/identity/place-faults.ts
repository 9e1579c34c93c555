import type { Word } from '@sanuk/locales/word'
import { RefusedError } from '@sanuk/wire/faults'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { faultText } from '../../wire/fault-text.ts'

type Form<V extends FieldValues> = {
  readonly setError: UseFormSetError<V>
  readonly fields: readonly FieldPath<V>[]
  readonly say: (word: Word) => string
}

/**
 * Puts what the server found wrong beside the fields it is about, the focus on the first of them. Whatever concerns no
 * field of the form goes to the form as a whole (`root`).
 */
export function placeFaults<V extends FieldValues>(fault: unknown, { setError, fields, say }: Form<V>): void {
  const faults = fault instanceof RefusedError ? fault.fields : []
  const placed = fields.flatMap((field) =>
    faults.filter((one) => one.field === field).map(({ message }) => ({ field, message })),
  )
  placed.forEach(({ field, message }, at) => {
    setError(field, { type: 'server', message }, { shouldFocus: at === 0 })
  })
  if (placed.length === 0) setError('root', { type: 'server', message: faultText(fault, say) })
}

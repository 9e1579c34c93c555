import { RefusedError } from '@sanuk/wire/faults'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

/** Puts what the server says of single fields beside them. False where it said nothing of any that are shown. */
export function placeFaults<V extends FieldValues>(
  fault: unknown,
  shown: readonly FieldPath<V>[],
  setError: UseFormSetError<V>,
): boolean {
  if (!(fault instanceof RefusedError)) return false
  const placed = fault.fields.flatMap(({ field, message }) => {
    const name = shown.find((known) => known === field)
    return name ? [{ name, message }] : []
  })
  for (const [at, { name, message }] of placed.entries()) setError(name, { message }, { shouldFocus: at === 0 })
  return placed.length > 0
}

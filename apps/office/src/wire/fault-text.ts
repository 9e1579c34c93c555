import type { WordOf } from '@sanuk/locales/word'
import { RefusedError, UnreachableError } from '@sanuk/wire/faults'

/** Whether there is no such record: asking again does not help. */
export const isMissing = (fault: unknown): boolean => fault instanceof RefusedError && fault.code === 'not_found'

/** What to show for a failed call: the server's own words, or ours where it had none. */
export function faultText(fault: unknown, say: (word: WordOf<'office'>) => string): string {
  if (fault instanceof RefusedError) return fault.message
  if (!(fault instanceof UnreachableError)) return say('office.fault.unknown')
  // Browsers know when there is no network at all; else the server may be gone.
  return say(navigator.onLine ? 'office.fault.network' : 'office.fault.offline')
}

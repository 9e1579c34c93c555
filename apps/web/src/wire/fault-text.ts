import type { Word } from '@sanuk/locales/word'
import { RefusedError, UnreachableError } from '@sanuk/wire/faults'
import { WordedFault } from './worded-fault.ts'

/** What to show for a failed call: the server's own words, or ours where it had none. */
export function faultText(fault: unknown, say: (word: Word) => string): string {
  if (fault instanceof RefusedError) return fault.message
  if (fault instanceof WordedFault) return say(fault.word)
  if (!(fault instanceof UnreachableError)) return say('site.fault.unknown')
  // Browsers know when there is no network at all; else the server may be gone.
  return say(navigator.onLine ? 'site.fault.network' : 'site.fault.offline')
}

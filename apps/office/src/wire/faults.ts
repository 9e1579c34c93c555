import type { Refused } from '@sanuk/contracts/envelope'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import type { WordOf } from '@sanuk/locales/word'

/** The server said no. `message` is in the reader's language. */
export class RefusedError extends Error {
  readonly code: RefusalCode

  constructor(refused: Refused) {
    super(refused.message)
    this.name = 'RefusedError'
    this.code = refused.code
  }
}

/** No answer came, or none that could be read: the network, or a server that is gone. */
export class UnreachableError extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} gave no answer`, { cause })
    this.name = 'UnreachableError'
  }
}

/** What to show for a failed call: the server's own words, or ours where it had none. */
export function faultText(fault: unknown, say: (word: WordOf<'office'>) => string): string {
  if (fault instanceof RefusedError) return fault.message
  return say(fault instanceof UnreachableError ? 'office.fault.network' : 'office.fault.unknown')
}

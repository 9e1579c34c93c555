/**
 * What the person at the keyboard can put right: shown as one plain sentence, without a stack, with exit code 1.
 * Everything else that is thrown is a fault of this program and keeps its stack.
 */
export class Fault extends Error {
  override readonly name = 'Fault'
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** The sentence for an error of the disk that is not this program's fault, or undefined. */
const diskSentence = (error: unknown): string | undefined => {
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : 'a file'
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full: ${path} cannot be written. Free some space (Sanuk wants about 2 GB) and start again.`
    case '53100': // PostgreSQL's disk_full
      return 'The disk is full: the database cannot write. Free some space (Sanuk wants about 2 GB) and start again.'
    case 'EROFS':
      return `${path} lies on a read-only disk: give a writable directory with --data DIR.`
    case 'EACCES':
    case 'EPERM':
      return `${path} belongs to another user: start Sanuk as the user who started it first, or give another directory with --data DIR.`
    default:
      return undefined
  }
}

/** True where a program's own words say that the disk is full. */
export const tellsOfFullDisk = (words: string): boolean =>
  /no space left on device|disk quota exceeded|ENOSPC/i.test(words)

/** Turns anything thrown into the text for standard error: one sentence for a `Fault`, the whole stack for a bug. */
export const describe = (error: unknown): string => {
  if (error instanceof Fault) return error.message
  return diskSentence(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

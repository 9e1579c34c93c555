import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { STATEMENT_BYTES_MAX } from '@sanuk/contracts/office-reconciliation'
import { FileFault } from '#platform/file-fault'

export const tooLarge = () =>
  new FileFault({ word: 'reconciliation.fault.size', values: { max: STATEMENT_BYTES_MAX / 1024 / 1024 } })

/** The SHA-256 of a file, in hex. Throws a `FileFault` for one that is too large. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of createReadStream(path)) {
    size += piece.length
    if (size > STATEMENT_BYTES_MAX) throw tooLarge()
    hash.update(piece)
  }
  return hash.digest('hex')
}

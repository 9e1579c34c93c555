import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes that are kept of each password: of a million that are not in the list, none is taken for one that is. */
const KEPT = 5

/** Where the list lies: the kept bytes of all, in their order. `tools/common-passwords` writes it. */
export const COMMON_PASSWORDS_FILE = join(import.meta.dirname, 'common-passwords.bin')

let list: Buffer | undefined

/** What is kept of a password, whatever the case of its letters. */
export function commonPasswordBytes(password: string): Buffer {
  return createHash('sha256').update(folded(password)).digest().subarray(0, KEPT)
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Whether a password is one of those that are tried first, because so many people use them. */
export function isCommonPassword(password: string): boolean {
  list ??= readFileSync(COMMON_PASSWORDS_FILE)
  const wanted = commonPasswordBytes(password)
  let [low, high] = [0, list.length / KEPT]
  while (low < high) {
    const middle = (low + high) >> 1
    const order = wanted.compare(list, middle * KEPT, (middle + 1) * KEPT)
    if (order === 0) return true
    if (order > 0) low = middle + 1
    else high = middle
  }
  return false
}

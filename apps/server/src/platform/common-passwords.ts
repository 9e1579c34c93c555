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

/** Names shorter than this stand in many good passwords by chance. */
const NAME_MIN = 4

/**
 * What is wrong with a password that its owner chose, as a word of the locales, or `null`: it is one of those that are
 * tried first, or holds one of the names that everybody knows, the owner's or the brand's.
 */
export function weakPassword(
  password: string,
  names: readonly string[],
): 'field.password_common' | 'field.password_personal' | null {
  if (isCommonPassword(password)) return 'field.password_common'
  const plain = folded(password)
  const isTold = names.some((name) => [...name].length >= NAME_MIN && plain.includes(folded(name)))
  return isTold ? 'field.password_personal' : null
}

import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A name for somebody who registered by a number: nothing of the number is in it. */
export function madeUsername(): string {
  return `m${Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
}

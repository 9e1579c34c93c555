import { randomInt } from 'node:crypto'

/** Digits and letters that nobody mistakes for one another, as Crockford's base 32 has them. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference to find a payment by: a `D` and eleven random signs, 55 bits. */
export function makeDepositReference(): string {
  return `D${Array.from({ length: 11 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`
}

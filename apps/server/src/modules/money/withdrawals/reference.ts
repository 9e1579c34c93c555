import { randomInt } from 'node:crypto'

/** Digits and letters that nobody mistakes for one another, as Crockford's base 32 has them. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a withdrawal is called on slips and statements. */
export const makeReference = (): string =>
  `W${Array.from({ length: 11 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`

import { randomInt } from 'node:crypto'

/** With a beginning of up to seven signs a name fits into the sixteen that a brand allows. */
const DIGITS = 9

/**
 * A username that no test has had before. Only digits follow its beginning: drawn letters may spell a name of staff,
 * such as "574ff", which nobody may have.
 */
export const newUsername = (beginning = 'm'): string =>
  `${beginning}${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`

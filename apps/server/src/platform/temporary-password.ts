import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password to be handed over once and replaced, such as `wkm3-hxqe-rbtz-48j2`: four groups of four, some 79 bits. */
export function temporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

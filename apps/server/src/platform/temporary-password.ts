import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP = 4

const groups = (count: number, place: (at: number) => number): string =>
  Array.from({ length: count }, (_, group) =>
    Array.from({ length: GROUP }, (_letter, at) => READABLE[place(group * GROUP + at) % READABLE.length]).join(''),
  ).join('-')

/** A password to be handed over once and replaced, such as `wkm3-hxqe-rbtz-48j2`: four groups of four, some 79 bits. */
export const temporaryPassword = (): string => groups(4, () => randomInt(READABLE.length))

/** Half of one, such as `wkm3-hxqe`, made of 16 bytes or more: the same bytes make the same half. */
export const halfOf = (bytes: Buffer): string => groups(2, (at) => bytes.readUInt16BE(2 * at))

/** The other half, which nobody can make again. */
export const randomHalf = (): string => groups(2, () => randomInt(READABLE.length))

/** A temporary password as somebody typed it from paper or from two halves: capitals, spaces and dashes are no matter. */
export function asTemporaryPassword(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}

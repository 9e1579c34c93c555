import { randomBytes, randomInt } from 'node:crypto'

/** A secret that only programs see: 192 bits, safe in an address and in a header. */
export const secret = (): string => randomBytes(24).toString('base64url')

// Without 0/O, 1/l/I: these are read from a screen and typed.
const letters = 'abcdefghjkmnpqrstuvwxyz'
const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'
const draw = (from: string, count: number): string =>
  Array.from({ length: count }, () => from.charAt(randomInt(from.length))).join('')

/** A password for a person, such as `Wkm-hxqe-rbtz-4827`: four readable groups, 71 bits. */
export const readablePassword = (): string =>
  `${draw(capitals, 1)}${draw(letters, 3)}-${draw(letters, 4)}-${draw(letters, 4)}-${draw(digits, 4)}`

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app is given: 160 bits (RFC 4226, 4) in base32. */
export const authenticatorSecret = (): string => draw(base32, 32)

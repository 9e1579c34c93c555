import { randomBytes } from 'node:crypto'
import { plainCode } from '@sanuk/contracts/typed-text'

/** Crockford's base 32, in which no two signs look alike (https://www.crockford.com/base32.html). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten codes of twelve signs: 60 random bits each. */
const CODES = 10
const LENGTH = 12

/** New recovery codes as they are shown: `7K2M-9QXA-BT4F`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
    return signs.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** What counts of a code that was typed: its signs, as they were meant. */
export function plainRecoveryCode(typed: string): string {
  return plainCode(typed).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
}

import { plainName } from '@sanuk/contracts/typed-text'

/** Titles before a name; Latin ones end with a dot or a space, Thai ones are mostly written without. */
const TITLES = /^(?:(?:นางสาว|น\.?\s*ส\.|นาย|นาง|คุณ|ดร\.?|(?:mrs|mr|ms|miss|dr|khun)(?:\.|(?=\s)))\s*)+/

/** A name as it is compared: compatibility forms folded (UAX #15); titles, spaces and case do not count. */
export function nameKey(name: string): string {
  const plain = plainName(name).normalize('NFKC').toLowerCase()
  return (plain.replace(TITLES, '') || plain).replace(/\s+/g, '')
}

/** Thai or Latin letters with their marks, and what stands between them in a name. */
const NAME = /^[\p{Script=Thai}\p{Script=Latin}\p{M} .'’-]{2,80}$/u

/** Whether a text can be somebody's name in Thailand, in either script. */
export const isName = (text: string): boolean => NAME.test(text.trim()) && /\p{L}.*\p{L}/u.test(text)

/** Thai tone marks, the mark of silence and shortening (U+0E47 to U+0E4E), and what is left of accents elsewhere. */
const MARKS = /[\u0e47-\u0e4e]|[\u0300-\u036f]/g

/**
 * A name as the search compares it: compatibility forms folded, lower case, without tone marks and spaces, since
 * people leave those out or misplace them when they look for something.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[\s'’-]+/g, '')
    .toLowerCase()
}

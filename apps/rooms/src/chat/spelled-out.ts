const THAI_CONSONANT = /^[\u0E01-\u0E2E]\p{M}*$/u
const THAI_SINGLE = /^[\u0E40-\u0E44]?[\u0E01-\u0E2E]?\p{M}*[\u0E30\u0E32\u0E33]?$/u
const SINGLE = /^[^\s]$/u
const SEPARATORS = /[\s.\-_*|/+~,'"]+/u

const isThai = (text: string): boolean => /[\u0E00-\u0E7F]/u.test(text)

/** Whether two parts belong to one word that was spelled out. A Thai consonant alone is no word, so it joins any other. */
function joins(one: string, next: string): boolean {
  if (isThai(one) !== isThai(next)) return false
  if (!isThai(one)) return SINGLE.test(one) && SINGLE.test(next)
  return THAI_CONSONANT.test(one) || THAI_CONSONANT.test(next) || (THAI_SINGLE.test(one) && THAI_SINGLE.test(next))
}

/** The text with words joined that were written letter by letter: `f u c k`, `f.u.c.k`, `ค ว ย`, `คว ย`. */
export function joinSpelledOut(text: string): string {
  const parts = text.split(SEPARATORS).filter(Boolean)
  return parts.reduce((joined, part, at) => {
    const before = parts[at - 1]
    if (before === undefined) return part
    return `${joined}${joins(before, part) ? '' : ' '}${part}`
  }, '')
}

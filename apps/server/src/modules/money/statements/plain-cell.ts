const THAI_ZERO = 0x0e50

/**
 * A date, time or amount in the characters of ASCII where it has them: Thai and full-width digits, typographic signs and
 * blanks are replaced, invisible characters removed. Not for words: NFKC takes the Thai vowel ำ apart.
 */
export function plainCell(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

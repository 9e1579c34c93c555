/** The zeros of the scripts in which people type numbers here; each is followed by its nine other digits (Unicode, category Nd). */
const ZEROS = Array.from('٠۰०০๐໐༠၀០０', (zero) => zero.codePointAt(0) ?? 0)

/** Writes the digits of other scripts (Thai, Arabic, Khmer, full-width and more) as 0 to 9; all else stays. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** The digits of a text alone, as 0 to 9. */
export const digitsOf = (text: string): string => westernDigits(text).replace(/\D/g, '')

/** Numbers as they were typed or pasted: those that count, each once, and what is no number of so many digits. */
export type TypedNumbers = { readonly numbers: readonly string[]; readonly rejected: readonly string[] }

/** Reads numbers with spaces, commas or line ends between them. Thai and full-width digits are read as 0 to 9. */
export function readTypedNumbers(text: string, digits: number): TypedNumbers {
  const plain = text.replace(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - 0x0e50)).normalize('NFKC')
  const pieces = plain.split(/[\s,;|/.-]+/).filter((piece) => piece !== '')
  const isNumber = (piece: string): boolean => /^\d+$/.test(piece) && piece.length === digits
  return {
    numbers: [...new Set(pieces.filter(isNumber))],
    rejected: [...new Set(pieces.filter((piece) => !isNumber(piece)))],
  }
}

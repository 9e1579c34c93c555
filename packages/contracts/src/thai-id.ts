/** Whether thirteen digits are the number of a Thai identity card: the last one is reckoned from the others. */
export function isThaiId(number: string): boolean {
  if (!/^[1-8]\d{12}$/.test(number)) return false
  const digits = [...number].map(Number)
  const sum = digits.slice(0, 12).reduce((total, digit, at) => total + digit * (13 - at), 0)
  return (11 - (sum % 11)) % 10 === digits[12]
}

/**
 * What is wrong with the number of an ID document, of which blanks and dashes are gone; or `null`. Thirteen digits are
 * those of a Thai identity card, unless its owner is known to have another nationality (ISO 3166-1, two letters).
 */
export function idNumberFault(number: string, nationality: string | null): 'field.thai_id' | 'field.invalid' | null {
  const isThai = nationality === 'TH' || (nationality === null && /^\d{13}$/.test(number))
  if (isThai) return isThaiId(number) ? null : 'field.thai_id'
  return /^[A-Za-z0-9]{5,20}$/.test(number) ? null : 'field.invalid'
}

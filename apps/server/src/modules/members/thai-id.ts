/** Whether thirteen digits are the number of a Thai identity card: the last one is reckoned from the others. */
export function isThaiId(number: string): boolean {
  if (!/^[1-8]\d{12}$/.test(number)) return false
  const digits = [...number].map(Number)
  const sum = digits.slice(0, 12).reduce((total, digit, at) => total + digit * (13 - at), 0)
  return (11 - (sum % 11)) % 10 === digits[12]
}

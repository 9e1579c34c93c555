/** Quick ways to enter many numbers: each answers numbers as they are typed, each once. */

/** Every order of the digits of a number, in ascending order (กลับเลข): 6, 3 or 1 of three digits, 2 or 1 of two. */
export function permutationsOf(number: string): string[] {
  validateDigits(number, 1, 7)
  return [...new Set(arrangementsOf([...number]))].sort()
}

/** The orders of a number of three digits (6 กลับ). Throws `RangeError` for a number of another length. */
export function threeDigitPermutations(number: string): string[] {
  validateDigits(number, 3, 3)
  return permutationsOf(number)
}

/** The 19 numbers of two digits in which a digit occurs (19 ประตู). */
export const numbersWith = (digit: string): string[] => [
  ...new Set([...numbersBeginningWith(digit), ...numbersEndingWith(digit)]),
]

/** The 10 numbers of two digits that begin with a digit (รูดหน้า). */
export function numbersBeginningWith(digit: string): string[] {
  validateDigits(digit, 1, 1)
  return TEN.map((other) => digit + other)
}

/** The 10 numbers of two digits that end with a digit (รูดหลัง). */
export function numbersEndingWith(digit: string): string[] {
  validateDigits(digit, 1, 1)
  return TEN.map((other) => other + digit)
}

/** 00, 11 … 99 (เลขเบิ้ล). */
export const doubleNumbers = (): string[] => TEN.map((digit) => digit.repeat(2))

/** 000, 111 … 999 (ตอง). */
export const tripleNumbers = (): string[] => TEN.map((digit) => digit.repeat(3))

/**
 * Every choice of two or three of 3 to 7 different digits (วินเลข), each once, its digits in ascending order; with
 * `repeats` a digit may be taken again (เบิ้ล, ตอง). For every order, pass each to `permutationsOf`.
 * Throws `RangeError` for fewer or more digits, and for one that is given twice.
 */
export function choicesOf(digits: string, { length, repeats }: { length: 2 | 3; repeats: boolean }): string[] {
  validateDigits(digits, 3, 7)
  const sorted = [...digits].sort()
  if (new Set(sorted).size !== sorted.length) throw new RangeError(`a digit twice in ${JSON.stringify(digits)}`)
  const choose = (from: number, left: number): string[] =>
    left === 0
      ? ['']
      : sorted
          .slice(from)
          .flatMap((digit, at) => choose(from + at + (repeats ? 0 : 1), left - 1).map((rest) => digit + rest))
  return choose(0, length)
}

const TEN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

function validateDigits(text: string, least: number, most: number): void {
  if (text.length < least || text.length > most || !/^[0-9]+$/.test(text)) {
    throw new RangeError(`not ${least} to ${most} digits: ${JSON.stringify(text)}`)
  }
}

function arrangementsOf(digits: readonly string[]): string[] {
  if (digits.length < 2) return [digits.join('')]
  return digits.flatMap((digit, at) => arrangementsOf(digits.toSpliced(at, 1)).map((rest) => digit + rest))
}

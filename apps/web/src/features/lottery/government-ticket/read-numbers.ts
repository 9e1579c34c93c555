/** Tickets that are checked at once, at most. */
export const TICKETS_MAX = 100

const DIGITS = 6
const THAI_ZERO = '๐'.charCodeAt(0)

type ReadNumbers = {
  /** Numbers of six digits in the order in which they were written, each once. */
  readonly tickets: readonly string[]
  /** What is no number of six digits. */
  readonly bad: readonly string[]
}

/**
 * Reads what somebody typed or pasted: digits of Thailand or others, several numbers with anything between them. Digits
 * that stand apart belong together until they are six: `837 456` is one number.
 */
export function readNumbers(text: string): ReadNumbers {
  const read = westernDigits(text)
    .split(/[\n\r,;/|]+/)
    .flatMap(joinDigits)
  const isTicket = (one: string) => /^\d{6}$/.test(one)
  return { tickets: [...new Set(read.filter(isTicket))], bad: read.filter((one) => !isTicket(one)) }
}

/** The parts of a line, with digits that stand apart joined as long as they are six at most. */
function joinDigits(line: string): readonly string[] {
  const joined: string[] = []
  for (const part of line.split(/[\s._-]+/).filter(Boolean)) {
    const whole = `${joined.at(-1) ?? ''}${part}`
    const goesOn = joined.length > 0 && /^\d+$/.test(whole) && whole.length <= DIGITS
    if (goesOn) joined[joined.length - 1] = whole
    else joined.push(part)
  }
  return joined
}

const westernDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))

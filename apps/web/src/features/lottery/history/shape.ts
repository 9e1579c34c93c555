/** Families whose results are single digits that add up. */
const OF_DIGITS: readonly string[] = ['SSC', 'LF', 'P5']

export type Shape = { readonly size: 'big' | 'small'; readonly parity: 'odd' | 'even' }

/** What the sum of a result is: big in its upper half (from 23 of 45 with five digits). `null` where none is asked for. */
export function shapeOf(family: string, result: readonly string[]): Shape | null {
  if (!OF_DIGITS.includes(family) || !result.every((digit) => /^\d$/.test(digit))) return null
  const sum = result.reduce((total, digit) => total + Number(digit), 0)
  return { size: sum * 2 > result.length * 9 ? 'big' : 'small', parity: sum % 2 === 1 ? 'odd' : 'even' }
}

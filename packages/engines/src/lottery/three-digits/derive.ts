import type { Result } from '../play.ts'

/** What is drawn elsewhere, as a result of three top and two bottom digits. All throw `RangeError` for what is no draw. */

/** Lao: of four digits the last three are the top, the first two the bottom. */
export function laoResult(number: string): Result {
  validateDigits(number, 4)
  return topAndFirstTwo(number)
}

/** Hanoi: the last three digits of the special prize are the top, the last two of the first prize the bottom. */
export function hanoiResult({ special, first }: { readonly special: string; readonly first: string }): Result {
  validateDigits(special, 5)
  validateDigits(first, 5)
  return [special.slice(-3), first.slice(-2)]
}

/** Variants of Hanoi that draw one number of five digits: its last three are the top, its first two the bottom. */
export function hanoiFiveResult(number: string): Result {
  validateDigits(number, 5)
  return topAndFirstTwo(number)
}

/**
 * Stocks: the last figure before the point and two decimals of the index are the top, two decimals of its change the
 * bottom. Both as published: with two decimals ("38596.47", "-36.55", "+1,204.10").
 */
export function stockResult({ index, change }: { readonly index: string; readonly change: string }): Result {
  const [whole, decimals] = partsOf(index)
  return [whole.slice(-1) + decimals, partsOf(change)[1]]
}

function partsOf(figure: string): [whole: string, decimals: string] {
  const found = /^[+-]?([\d,]*\d)\.(\d\d)$/.exec(figure)
  if (!found) throw new RangeError(`not a figure with two decimals: ${JSON.stringify(figure)}`)
  const [, whole = '', decimals = ''] = found
  return [whole, decimals]
}

const topAndFirstTwo = (number: string): Result => [number.slice(-3), number.slice(0, 2)]

function validateDigits(number: string, length: number): void {
  if (number.length !== length || !/^[0-9]+$/.test(number)) {
    throw new RangeError(`not ${length} digits: ${JSON.stringify(number)}`)
  }
}

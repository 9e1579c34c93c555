import { choicesOf } from '@sanuk/engines/lottery/bets'
import { digitsOf } from '@sanuk/money/digits'

const LEAST = 3
const MOST = 7

/**
 * Every choice of two or three of the typed digits; none while these are fewer than 3 or more than 7. A digit that is typed
 * twice counts once, and what is no digit is left out.
 */
export function choicesFrom(
  typed: string,
  { length, repeats }: { readonly length: 2 | 3; readonly repeats: boolean },
): readonly string[] {
  const digits = [...new Set(digitsOf(typed))].join('')
  return digits.length < LEAST || digits.length > MOST ? [] : choicesOf(digits, { length, repeats })
}

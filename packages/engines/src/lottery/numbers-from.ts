import { drawSome, wholeNumbers } from '../instant/draw-some.ts'
import type { Draw } from '../random/draw.ts'
import type { Result } from './play.ts'

/**
 * Draws of `count` different numbers from 1 to `last`, written with two figures, in the order drawn or, where that means
 * nothing, ascending.
 */
export function numbersFrom({ count, last, sorted = false }: { count: number; last: number; sorted?: boolean }) {
  const inOrder = (drawn: Result): Result => (sorted ? [...drawn].sort() : drawn)
  const numbers = wholeNumbers(1, last).map((number) => String(number).padStart(2, '0'))
  const known = new Set(numbers)
  return {
    draw: (draw: Draw): Result => inOrder(drawSome(numbers, count, draw)),
    isResult: (result: Result): boolean =>
      result.length === count &&
      new Set(result).size === count &&
      result.every((number) => known.has(number)) &&
      inOrder(result).join() === result.join(),
  }
}

import type { Draw } from '../random/draw.ts'

/**
 * `count` of the items in the order drawn, none twice; every such sequence is equally likely (Fisher and Yates' shuffle,
 * stopped after `count`). One draw an item. All of them drawn are a shuffle.
 */
export function drawSome<T>(items: readonly T[], count: number, draw: Draw): T[] {
  const left = [...items]
  return Array.from({ length: count }).flatMap(() => left.splice(draw(left.length), 1))
}

/** The whole numbers from `first` to `last`. */
export function wholeNumbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n)
}

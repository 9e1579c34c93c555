import type { Draw } from '@sanuk/engines/random/draw'
import type { Observable, Seen } from '../statistics/battery.ts'

/** A game with what can be observed of its rounds and an exact distribution for each of that. */
export type ObservedGame = {
  readonly code: string
  readonly family: string
  readonly observables: readonly Observable[]
  readonly play: (draw: Draw) => Seen
}

/** `count` things that are equally likely. */
export const evenly = (count: number): readonly number[] => Array.from({ length: count }, () => 1 / count)

/** Chances of weights. */
export function weighed(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** The distribution of a sum of independent numbers from 0 up. */
export const convolved = (distributions: ReadonlyArray<readonly number[]>): readonly number[] =>
  distributions.reduce(
    (sums, one) => {
      const next = new Array<number>(sums.length + one.length - 1).fill(0)
      for (const [a, chance] of sums.entries())
        for (const [b, other] of one.entries()) next[a + b] = (next[a + b] ?? 0) + chance * other
      return next
    },
    [1],
  )

/** Of `all` things `marked` are marked: how many of `taken` are, from none to all (the hypergeometric distribution). */
export function hypergeometric(all: number, marked: number, taken: number): readonly number[] {
  return Array.from({ length: taken + 1 }, (_, hits) => {
    if (hits > marked || taken - hits > all - marked) return 0
    return Math.exp(logChoose(marked, hits) + logChoose(all - marked, taken - hits) - logChoose(all, taken))
  })
}

function logChoose(of: number, taken: number): number {
  let sum = 0
  for (let n = 1; n <= taken; n += 1) sum += Math.log(of - taken + n) - Math.log(n)
  return sum
}

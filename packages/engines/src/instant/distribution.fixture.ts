import { type Fraction, fraction, sum } from '../exact/fraction.ts'
import type { Draw } from '../random/draw.ts'
import type { Ending } from './instant-game.ts'

/** Wins, written as fractions, and their chances. */
export type Distribution = ReadonlyMap<string, Fraction>

/** Endings with the same win taken together, impossible ones left out. */
export function distributionOf(endings: readonly Ending[]): Distribution {
  const alike = Map.groupBy(endings, ({ won }) => written(won))
  const chances = [...alike].map(([won, all]) => [won, sum(all.map(({ chance }) => chance))] as const)
  return new Map(chances.filter(([, { over }]) => over > 0n))
}

/**
 * Plays a round with every sequence of draws there is, each result of a draw being as likely as any other of it. Knows
 * nothing of the game but what it pays.
 */
export function enumerated(wonBy: (draw: Draw) => Fraction): Distribution {
  const ways = new Map<string, { won: Fraction; under: bigint; times: bigint }>()
  const taken: { value: number; bound: number }[] = []
  do {
    const won = wonBy(replay(taken))
    const under = taken.reduce((all, { bound }) => all * BigInt(bound), 1n)
    const key = `${written(won)} ${under}`
    ways.set(key, { won, under, times: (ways.get(key)?.times ?? 0n) + 1n })
  } while (advance(taken))
  return distributionOf([...ways.values()].map(({ won, under, times }) => ({ won, chance: fraction(times, under) })))
}

function written({ over, under }: Fraction): string {
  return `${over}/${under}`
}

/** Gives what was taken before, then zeros, and notes them. */
function replay(taken: { value: number; bound: number }[]): Draw {
  let at = 0
  return (bound) => {
    if (at === taken.length) taken.push({ value: 0, bound })
    at += 1
    return taken[at - 1]?.value ?? Number.NaN
  }
}

/** The next sequence, counting like an odometer; false after the last. */
function advance(taken: { value: number; bound: number }[]): boolean {
  for (let last = taken.at(-1); last; last = taken.at(-1)) {
    last.value += 1
    if (last.value < last.bound) return true
    taken.pop()
  }
  return false
}

import { readFileSync } from 'node:fs'
import type { Strip } from '../machine.ts'

/** The reels of a published machine (see README.md beside), a column each. */
export function publishedReels(file: string): readonly Strip[] {
  const rows = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.trim().split(','))
  return (rows[0] ?? []).map((_, reel) => rows.map((row) => row[reel] ?? ''))
}

/**
 * So many stops of all reels, the same in every language: a linear congruential generator (Numerical Recipes, 7.1:
 * 1664525 x + 1013904223 modulo 2^32, from 1) scaled to each reel's length. Good enough to visit stops of all kinds.
 */
export function* listedStops(strips: readonly Strip[], count: number): Generator<readonly number[]> {
  let state = 1
  for (let one = 0; one < count; one += 1) {
    yield strips.map(({ length }) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state * length) / 2 ** 32)
    })
  }
}

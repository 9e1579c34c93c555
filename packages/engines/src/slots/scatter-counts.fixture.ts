import type { Strip } from './machine.ts'
import { windowAt } from './strips.ts'

/** By number of symbols seen: in how many ways the reels stop so. Adds up to the cycle. */
export type CountWays = readonly bigint[]

/** How many of a symbol are seen on all reels together: the reels' own counts, convolved. */
export function visibleCounts(strips: readonly Strip[], symbol: string, rows: number): CountWays {
  return strips.reduce<CountWays>((sum, strip) => convolve(sum, countsOnReel(strip, symbol, rows)), [1n])
}

function countsOnReel(strip: Strip, symbol: string, rows: number): CountWays {
  const ways = new Array<bigint>(rows + 1).fill(0n)
  for (const stop of strip.keys()) {
    const seen = windowAt(strip, stop, rows).filter((each) => each === symbol).length
    ways[seen] = (ways[seen] ?? 0n) + 1n
  }
  return ways
}

function convolve(a: CountWays, b: CountWays): CountWays {
  const sum = new Array<bigint>(a.length + b.length - 1).fill(0n)
  for (const [i, left] of a.entries()) {
    for (const [j, right] of b.entries()) sum[i + j] = (sum[i + j] ?? 0n) + left * right
  }
  return sum
}

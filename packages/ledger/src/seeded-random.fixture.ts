/** Chance that repeats itself: the same seed gives the same numbers. */
export type SeededRandom = {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  pick<T>(from: readonly T[]): T
  /** Whether something of this likelihood (0 to 1) happens. */
  chance(likelihood: number): boolean
  /** A UUID that no other seed gives. */
  uuid(): string
}

/** SplitMix64 (Steele, Lea, Flood 2014: Fast splittable pseudorandom number generators, figure 17). */
export function createSeededRandom(seed: bigint): SeededRandom {
  const MASK = (1n << 64n) - 1n
  let state = seed & MASK
  const next = (): bigint => {
    state = (state + 0x9e37_79b9_7f4a_7c15n) & MASK
    let mixed = state
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58_476d_1ce4_e5b9n) & MASK
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d0_49bb_1331_11ebn) & MASK
    return mixed ^ (mixed >> 31n)
  }
  const below = (limit: number) => Number(next() % BigInt(limit))
  return {
    below,
    pick: (from) => {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    chance: (likelihood) => Number(next() >> 11n) / 2 ** 53 < likelihood,
    uuid: () => {
      const digits = (next().toString(16).padStart(16, '0') + next().toString(16).padStart(16, '0')).split('')
      digits[12] = '4'
      digits[16] = '8'
      const text = digits.join('')
      return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
    },
  }
}

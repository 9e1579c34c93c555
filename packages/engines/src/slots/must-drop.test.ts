import { describe, expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { BOUND_MAX, type Draw, drawFrom } from '../random/draw.ts'
import { seededBytes } from '../random/seeded-bytes.fixture.ts'
import { drawThreshold, expectedRounds, expectedThreshold, mustDropReturn, mustDropReturnAt } from './must-drop.ts'

/** A pool of 100 to 500, of which a hundredth of stakes goes in. */
const pool = { seed: 1_000_000n, cap: 5_000_000n, share: 10_000 }

describe('must-drop jackpot threshold', () => {
  const CELLS = 200
  // 99.9 % quantile of chi-square with 199 degrees of freedom (R: qchisq(0.999, 199)).
  const LIMIT = 266.39

  /** Pearson's chi-square of thresholds in cells of the same size, against equal chances. */
  function chiSquare(drawOne: () => bigint, draws: number): number {
    const counts = new Array<number>(CELLS).fill(0)
    const way = pool.cap - pool.seed + 1n
    for (let n = 0; n < draws; n += 1) {
      const cell = Number(((drawOne() - pool.seed) * BigInt(CELLS)) / way)
      counts[cell] = (counts[cell] ?? Number.NaN) + 1
    }
    const expected = draws / CELLS
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  }

  test('is uniform from the seed to the cap (chi-square)', () => {
    const draw = drawFrom(seededBytes(3))
    expect(chiSquare(() => drawThreshold({ start: pool.seed, cap: pool.cap }, draw), 400_000)).toBeLessThan(LIMIT)
  })

  test('is not uniform when drawn by modulo (negative control)', () => {
    const nextByte = seededBytes(3)
    const folded: Draw = (bound) => ((nextByte() << 15) | (nextByte() << 7) | (nextByte() >> 1)) % bound
    const drawOne = () => drawThreshold({ start: pool.seed, cap: pool.cap }, folded)
    expect(chiSquare(drawOne, 400_000)).toBeGreaterThan(10 * LIMIT)
  })

  test('takes every value from the seed to the cap', () => {
    const drawn = new Set<bigint>()
    const draw = drawFrom(seededBytes(5))
    for (let n = 0; n < 2_000; n += 1) drawn.add(drawThreshold({ start: 40n, cap: 55n }, draw))
    expect([...drawn].sort((a, b) => Number(a - b))).toEqual(
      Array.from({ length: 16 }, (_, unit) => 40n + BigInt(unit)),
    )
  })

  test('is drawn in two parts when one draw is too small, and again when out of range', () => {
    const words = [1, 5, 1, 3]
    const bounds: number[] = []
    const draw: Draw = (bound) => {
      bounds.push(bound)
      return words.shift() ?? 0
    }
    // Above 2^32 by five results: 2^32 + 5 is none of them, 2^32 + 3 is.
    const way = BigInt(BOUND_MAX) + 4n
    expect(drawThreshold({ start: 10n, cap: 10n + way }, draw)).toBe(10n + BigInt(BOUND_MAX) + 3n)
    expect(bounds).toEqual([2, BOUND_MAX, 2, BOUND_MAX])
  })
})

describe('must-drop jackpot return', () => {
  const percent = (of: { over: bigint; under: bigint }) => toDecimal(fraction(of.over * 100n, of.under), 4)

  test('is the contributed share plus the seed per expected contributions', () => {
    expect(expectedThreshold(pool)).toEqual(fraction(3_000_000n))
    const { contributed, seeded, together } = mustDropReturn(pool)
    // 1 % and 100 × 1 % / (300 − 100).
    expect([contributed, seeded, together].map(percent)).toEqual(['1.0000', '0.5000', '1.5000'])
  })

  test.each([
    { seed: 7n, cap: 61n, share: 30_000, stake: 100n },
    { seed: 7n, cap: 61n, share: 31_415, stake: 77n },
    { seed: 1n, cap: 2n, share: 1, stake: 3n },
    { seed: 50n, cap: 90n, share: 900_000, stake: 1_000n },
  ])('expectedRounds matches counting threshold by threshold: %o', ({ stake, ...small }) => {
    let rounds = 0n
    for (let threshold = small.seed; threshold <= small.cap; threshold += 1n) {
      let put = 0n
      do {
        put += stake * BigInt(small.share)
        rounds += 1n
      } while (small.seed * 1_000_000n + put < threshold * 1_000_000n)
    }
    expect(expectedRounds(small, stake)).toEqual(fraction(rounds, small.cap - small.seed + 1n))
  })

  test('stays below its limit for small stakes and falls slightly with larger stakes', () => {
    const limit = mustDropReturn(pool).together
    expect(percent(mustDropReturnAt(pool, 10_000n).together)).toBe('1.4999')
    expect(percent(mustDropReturnAt(pool, 20_000_000n).together)).toBe('1.4761')
    for (const stake of [10_000n, 200_000n, 20_000_000n]) {
      const at = mustDropReturnAt(pool, stake).together
      expect(at.over * limit.under).toBeLessThan(limit.over * at.under)
    }
  })

  test('is matched within 2% by a million simulated rounds', () => {
    const draw = drawFrom(seededBytes(11))
    const [stake, rounds, share] = [200_000n, 1_000_000, 2_000n]
    let [inside, threshold, paid, wins] = [pool.seed, drawThreshold({ start: pool.seed, cap: pool.cap }, draw), 0n, 0]
    let most = 0n
    for (let round = 0; round < rounds; round += 1) {
      inside += share
      if (inside < threshold) continue
      if (inside > most) most = inside
      paid += inside
      wins += 1
      inside = pool.seed
      threshold = drawThreshold({ start: pool.seed, cap: pool.cap }, draw)
    }
    expect(most < pool.cap + share).toBe(true)
    const { over, under } = mustDropReturnAt(pool, stake).together
    // Nearly a thousand wins, and the way to each has a deviation of 58 % of its mean: 1.9 % of their number, which is a third
    // of what comes back.
    expect(wins / rounds / (1 / 1_000.5)).toBeCloseTo(1, 1)
    expect(Math.abs(Number(paid) / (rounds * Number(stake)) / (Number(over) / Number(under)) - 1)).toBeLessThan(0.02)
  })
})

test('expectedRounds: rejects a stake of zero', () => {
  expect(() => expectedRounds(pool, 0n)).toThrow(RangeError)
})

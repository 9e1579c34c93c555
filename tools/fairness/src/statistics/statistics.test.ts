import { describe, expect, test } from 'vitest'
import { suspicious } from './battery.ts'
import { chiSquareTail, goodnessOfFit } from './chi-square.ts'
import { runsTest, twoSided } from './runs.ts'
import { Tally } from './tally.ts'

test.each([
  // Quantiles of NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4.
  [3.841, 1, 0.05],
  [10.828, 1, 0.001],
  [18.307, 10, 0.05],
  [29.588, 10, 0.001],
  [124.342, 100, 0.05],
  [149.449, 100, 0.001],
  // With two degrees of freedom it is exp(-x / 2).
  [200, 2, Math.exp(-100)],
])('chi-square is %d or more with %i degrees of freedom with a chance of %d', (statistic, degrees, chance) => {
  expect(chiSquareTail(statistic, degrees) / chance).toBeCloseTo(1, 2)
})

test('counts are compared with what is expected', () => {
  // Sixty throws of a die (Pearson's statistic 13.4, five degrees of freedom): a textbook's 0.0199.
  const found = [5, 8, 9, 8, 10, 20]
  expect(goodnessOfFit(found.map((count) => ({ found: count, expected: 10 })))).toBeCloseTo(0.0199, 4)
})

test('what is rare is counted together, and what cannot be is never put down to chance', () => {
  const rare = [1, 2, 3].map((found) => ({ found, expected: 2 }))
  expect(goodnessOfFit([{ found: 94, expected: 94 }, ...rare])).toBe(1)
  expect(goodnessOfFit([{ found: 100, expected: 100 }])).toBeNull()
  expect(
    goodnessOfFit([
      { found: 99, expected: 100 },
      { found: 1, expected: 0 },
    ]),
  ).toBe(0)
})

test.each([
  [1.959964, 0.05],
  [3.290527, 0.001],
  [0, 1],
])('%d standard deviations are as likely as %d', (deviations, chance) => {
  expect(twoSided(deviations)).toBeCloseTo(chance, 6)
  expect(twoSided(-deviations)).toBeCloseTo(chance, 6)
})

describe('runs', () => {
  test('are as many as their mean and variance have them', () => {
    // By hand: mean 31 and variance 14.7458, by the formulas of NIST/SEMATECH e-Handbook 1.3.5.13.
    expect(runsTest({ ones: 30, others: 30, runs: 20 })).toBeCloseTo(twoSided(-11 / Math.sqrt(14.7458)), 4)
  })

  test('of a few are not told from chance', () => {
    expect(runsTest({ ones: 19, others: 1000, runs: 2 })).toBeNull()
  })
})

const answersTo = (sequence: readonly number[], kinds: number) => {
  const tally = new Tally(Array.from({ length: kinds }, () => 1 / kinds))
  for (const outcome of sequence) tally.add(outcome)
  return tally.answers()
}

describe('a sequence that is no chance', () => {
  const inTurn = Array.from({ length: 3000 }, (_, at) => at % 3)
  test('may have the right frequencies: its order gives it away', () => {
    const { frequency, order, runs } = answersTo(inTurn, 3)
    expect(frequency).toBe(1)
    expect(order).toBeLessThan(1e-100)
    expect(runs).toBeLessThan(1e-50)
  })

  test('may stay at one thing for long', () => {
    const lumps = Array.from({ length: 3000 }, (_, at) => Math.floor(at / 10) % 2)
    expect(answersTo(lumps, 2).runs).toBeLessThan(1e-100)
  })

  test('may lack one of many', () => {
    const lacking = Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 29)
    expect(answersTo(lacking, 30).frequency).toBeLessThan(1e-100)
  })
})

test('an outcome that nobody thought of is no outcome', () => {
  expect(() => new Tally([0.5, 0.5]).add(2)).toThrow(RangeError)
})

test('of many results one may be rarer than of few', () => {
  const result = { game: 'a', observable: 'b', question: 'frequency', count: 1, probability: 1e-5 } as const
  expect(suspicious([result])).toEqual([result])
  expect(suspicious(Array.from({ length: 1000 }, () => result))).toEqual([])
  expect(suspicious([{ ...result, probability: Number.NaN }])).toHaveLength(1)
})

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
])('chi-square of %d or more with %i degrees of freedom has the probability %d', (statistic, degrees, chance) => {
  expect(chiSquareTail(statistic, degrees) / chance).toBeCloseTo(1, 2)
})

test('goodness of fit gives the textbook’s p-value for sixty throws of a die', () => {
  // Sixty throws of a die (Pearson's statistic 13.4, five degrees of freedom): a textbook's 0.0199.
  const found = [5, 8, 9, 8, 10, 20]
  expect(goodnessOfFit(found.map((count) => ({ found: count, expected: 10 })))).toBeCloseTo(0.0199, 4)
})

test('goodness of fit pools rare outcomes and rejects impossible ones', () => {
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
])('%d standard deviations have the two-sided probability %d', (deviations, chance) => {
  expect(twoSided(deviations)).toBeCloseTo(chance, 6)
  expect(twoSided(-deviations)).toBeCloseTo(chance, 6)
})

describe('the runs test', () => {
  test('uses the mean and variance of the NIST handbook', () => {
    // By hand: mean 31 and variance 14.7458, by the formulas of NIST/SEMATECH e-Handbook 1.3.5.13.
    expect(runsTest({ ones: 30, others: 30, runs: 20 })).toBeCloseTo(twoSided(-11 / Math.sqrt(14.7458)), 4)
  })

  test('gives no result for too few outcomes', () => {
    expect(runsTest({ ones: 19, others: 1000, runs: 2 })).toBeNull()
  })
})

const answersTo = (sequence: readonly number[], kinds: number) => {
  const tally = new Tally(Array.from({ length: kinds }, () => 1 / kinds))
  for (const outcome of sequence) tally.add(outcome)
  return tally.answers()
}

describe('a non-random sequence', () => {
  const inTurn = Array.from({ length: 3000 }, (_, at) => at % 3)
  test('with right frequencies is detected by its order', () => {
    const { frequency, order, runs } = answersTo(inTurn, 3)
    expect(frequency).toBe(1)
    expect(order).toBeLessThan(1e-100)
    expect(runs).toBeLessThan(1e-50)
  })

  test('with long runs is detected by the runs test', () => {
    const lumps = Array.from({ length: 3000 }, (_, at) => Math.floor(at / 10) % 2)
    expect(answersTo(lumps, 2).runs).toBeLessThan(1e-100)
  })

  test('that lacks one outcome is detected by its frequencies', () => {
    const lacking = Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 29)
    expect(answersTo(lacking, 30).frequency).toBeLessThan(1e-100)
  })
})

test('an outcome unknown to a tally throws a RangeError', () => {
  expect(() => new Tally([0.5, 0.5]).add(2)).toThrow(RangeError)
})

test('an improbable result is suspicious alone, but not among a thousand', () => {
  const result = { game: 'a', observable: 'b', question: 'frequency', count: 1, probability: 1e-5 } as const
  expect(suspicious([result])).toEqual([result])
  expect(suspicious(Array.from({ length: 1000 }, () => result))).toEqual([])
  expect(suspicious([{ ...result, probability: Number.NaN }])).toHaveLength(1)
})

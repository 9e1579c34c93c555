import { describe, expect, test } from 'vitest'
import { BOUND_MAX, type Draw, drawFrom, type NextByte } from './draw.ts'
import { seededBytes } from './seeded-bytes.fixture.ts'

/** The mistake that everybody makes once: planted here to see that the tests below notice it. */
const byModulo =
  (nextByte: NextByte): Draw =>
  (bound) =>
    nextByte() % bound

class Spent extends Error {}

/** Feeds exactly these bytes; a draw that wants more has thrown its value away. */
function drawFromBytes(make: (nextByte: NextByte) => Draw, bytes: readonly number[], bound: number): number | null {
  let at = 0
  const draw = make(() => {
    const byte = bytes[at++]
    if (byte === undefined) throw new Spent()
    return byte
  })
  try {
    return draw(bound)
  } catch (error) {
    if (error instanceof Spent) return null
    throw error
  }
}

/** How often each result comes of all the byte strings given; of `bound` results each must come equally often. */
function tally(make: (nextByte: NextByte) => Draw, inputs: readonly (readonly number[])[], bound: number): number[] {
  const counts = new Array<number>(bound).fill(0)
  for (const bytes of inputs) {
    const result = drawFromBytes(make, bytes, bound)
    if (result !== null) counts[result] = (counts[result] ?? Number.NaN) + 1
  }
  return counts
}

const allBytes = Array.from({ length: 256 }, (_, byte) => [byte])

describe('draws from all 256 values of a byte', () => {
  test.each([2, 3, 10, 29, 30, 31, 32, 37, 52, 100, 128, 129, 200, 255, 256])(
    'by drawFrom give every result below %i equally often',
    (bound) => {
      expect(new Set(tally(drawFrom, allBytes, bound)).size).toBe(1)
    },
  )

  test('by modulo are biased (negative control)', () => {
    expect(new Set(tally(byModulo, allBytes, 200)).size).toBe(2)
  })
})

test('draws from all pairs of bytes by drawFrom give every result below 300 equally often', () => {
  const pairs = allBytes.flatMap((high) => allBytes.map((low) => [...high, ...low]))
  const counts = tally(drawFrom, pairs, 300)
  expect(new Set(counts)).toEqual(new Set([128]))
})

/** Pearson's chi-square against equal chances. */
function chiSquare(draw: Draw, bound: number, draws: number): number {
  const counts = new Array<number>(bound).fill(0)
  for (let n = 0; n < draws; n += 1) {
    const result = draw(bound)
    counts[result] = (counts[result] ?? Number.NaN) + 1
  }
  const expected = draws / bound
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('a million draws below 200', () => {
  // 99.9 % quantile of chi-square with 199 degrees of freedom (R: qchisq(0.999, 199)).
  const limit = 266.39

  test('by drawFrom are uniform (chi-square)', () => {
    expect(chiSquare(drawFrom(seededBytes(1)), 200, 1_000_000)).toBeLessThan(limit)
  })

  test('by modulo are not uniform (negative control)', () => {
    expect(chiSquare(byModulo(seededBytes(1)), 200, 1_000_000)).toBeGreaterThan(100 * limit)
  })
})

test('drawFrom: a bound of 1 consumes no bytes', () => {
  expect(drawFromBytes(drawFrom, [], 1)).toBe(0)
})

test('drawFrom: the largest bound takes four bytes unchanged', () => {
  expect(drawFromBytes(drawFrom, [0xff, 0xff, 0xff, 0xfe], BOUND_MAX)).toBe(BOUND_MAX - 2)
})

test.each([0, -1, 1.5, Number.NaN, BOUND_MAX + 1])('drawFrom: rejects a bound of %d', (bound) => {
  expect(() => drawFrom(seededBytes(1))(bound)).toThrow(RangeError)
})

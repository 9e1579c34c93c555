import { describe, expect, test } from 'vitest'
import { fraction, minus, product, quotient, toDecimal } from '../exact/fraction.ts'
import { chanceToReach, drawCrashPoint, HIGHEST_TARGET } from './crash-point.ts'
import { expectAgreement, scripted, seededDraw } from './rounds.fixture.ts'

/** The crash point of the u-th point of the lattice, 1 to 2^52, as its two draws. */
const pointAt = (u: bigint) => drawCrashPoint(scripted([Number((u - 1n) / 2n ** 20n), Number((u - 1n) % 2n ** 20n)]))

describe('chanceToReach', () => {
  test.each([101, 102, 150, 200, 333, 1000, 99_999, 1_234_567, 99_999_999, HIGHEST_TARGET])(
    'of %i hundredths is the exact share of the 2^52 lattice points that reach it',
    (target) => {
      // Crash points only fall as u grows, so the last one that reaches the target says how many do.
      const chance = chanceToReach(target)
      const last = (chance.over * 2n ** 52n) / chance.under
      expect(pointAt(last)).toBeGreaterThanOrEqual(target)
      expect(pointAt(last + 1n)).toBeLessThan(target)
    },
  )

  test('is 0.99 / multiple for every target, up to the resolution of the lattice', () => {
    for (const target of [101, 200, 1000, 99_999, HIGHEST_TARGET]) {
      const returned = product(chanceToReach(target), fraction(BigInt(target), 100n))
      const lack = quotient(minus(fraction(99n, 100n), returned), fraction(99n, 100n))
      expect(lack.over >= 0n).toBe(true)
      expect(Number(toDecimal(lack, 18))).toBeLessThan(1 / 4e9)
    }
  })

  test('leaves 1.98% for rounds that crash at 1.00', () => {
    // 1 - 0.99 / 1.01 = 2 / 101.
    expect(toDecimal(minus(fraction(1n), chanceToReach(101)), 12)).toBe(toDecimal(fraction(2n, 101n), 12))
  })

  test.each([100, 0, 101.5, HIGHEST_TARGET + 1, Number.NaN])('rejects a target of %d hundredths', (target) => {
    expect(() => chanceToReach(target)).toThrow(RangeError)
  })
})

test('crash points go from 1.00 to 1 000 000.00', () => {
  expect(pointAt(2n ** 52n)).toBe(100)
  expect(pointAt(1n)).toBe(HIGHEST_TARGET)
  expect(pointAt((99n * 2n ** 52n) / 10n ** 8n)).toBe(HIGHEST_TARGET)
})

test('simulated crash points are distributed as 0.99 / x (chi-square)', () => {
  const bounds = [101, 110, 125, 150, 200, 300, 500, 1000, 10_000, 100_000]
  const reach = (bound: number | undefined) => (bound === undefined ? fraction(0n) : fraction(99n, BigInt(bound)))
  const endings = bounds.map((bound, n) => ({
    won: fraction(BigInt(bound)),
    chance: minus(reach(bound), reach(bounds[n + 1])),
  }))
  endings.push({ won: fraction(0n), chance: fraction(2n, 101n) })
  const draw = seededDraw(2)
  expectAgreement(() => {
    const point = drawCrashPoint(draw)
    return fraction(BigInt(bounds.findLast((bound) => point >= bound) ?? 0))
  }, endings)
})

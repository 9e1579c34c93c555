import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../exact/fraction.ts'
import { mostMultiple, payOf, prizeAt, prizeOf, rebateOf, stakeOf, UNIT_STAKES, WHOLE_SERIES } from './prices.ts'

describe('prizes of a unit of 2', () => {
  // Published by a live site for series 1956, three digits for 1926 (see five-digits/README.md).
  test.each([
    { chance: fraction(1n, 1000n), series: 1956, prize: 19_560_000n },
    { chance: fraction(3n, 1000n), series: 1956, prize: 6_520_000n },
    { chance: fraction(271n, 1000n), series: 1956, prize: 72_177n },
    { chance: fraction(1n, 1000n), series: 1926, prize: 19_260_000n },
    { chance: fraction(54n, 1000n), series: 1926, prize: 356_666n },
  ])('a chance of $chance.over in $chance.under at $series wins $prize', ({ chance, series, prize }) => {
    expect(prizeOf(chance, series)).toBe(prize)
  })

  test('at fixed odds, cut off after four decimals', () => {
    expect(prizeAt(fraction(198n, 100n))).toBe(39_600n)
    expect(prizeAt(fraction(10n, 3n))).toBe(66_666n)
  })
})

describe('the slider between prize and rebate', () => {
  const even = (least: number, most: number) => fc.integer({ min: least / 2, max: most / 2 }).map((half) => 2 * half)

  test('prizes and rebate together return the own series wherever it is set', () => {
    fc.assert(
      fc.property(
        even(1_800, 1_980),
        even(1_700, 1_800),
        fc.constantFrom(2n, 10n, 100n, 1_000n),
        (own, played, draws) => {
          // One unit of 2 in each of as many draws as it needs to win once.
          const stake = draws * 20_000n
          const prize = prizeOf(fraction(1n, draws), played)
          expect((prize + rebateOf(stake, { own, played })) * BigInt(WHOLE_SERIES)).toBe(stake * BigInt(own))
        },
      ),
    )
  })

  test('whoever plays at the own series gets no rebate', () => {
    expect(rebateOf(10_000_000n, { own: 1956, played: 1956 })).toBe(0n)
  })

  test('a worked example: 1000 at 1920 by a player of 1956 under agents of 1970 and 1980', () => {
    const stake = 10_000_000n
    expect(rebateOf(stake, { own: 1956, played: 1920 })).toBe(180_000n)
    expect(rebateOf(stake, { own: 1970, played: 1956 })).toBe(70_000n)
    expect(rebateOf(stake, { own: 1980, played: 1970 })).toBe(50_000n)
  })

  test('a rebate is cut off, never rounded up', () => {
    expect(rebateOf(1_999n, { own: 1956, played: 1955 })).toBe(0n)
    expect(rebateOf(2_000n, { own: 1956, played: 1955 })).toBe(1n)
  })
})

describe('stakes', () => {
  test('a worked example: 24 units of 2 in tenths, five times, cost 24.00', () => {
    expect(stakeOf({ units: 24, cost: 1, unitStake: 2_000n, multiple: 5 })).toBe(240_000n)
  })

  test('a unit that plays for 27 prizes costs 27 stakes', () => {
    expect(stakeOf({ units: 2, cost: 27, unitStake: 10_000n, multiple: 3 })).toBe(1_620_000n)
  })
})

describe('pays', () => {
  const line = { unitStake: 20_000n, multiple: 1, prizes: [6_520_000n, 3_260_000n] }

  test('each unit its prize', () => {
    expect(payOf(line, { won: [1, 0], refunded: 0 })).toBe(6_520_000n)
    expect(payOf(line, { won: [2, 3], refunded: 0 })).toBe(22_820_000n)
    expect(payOf(line, { won: [0, 0], refunded: 0 })).toBe(0n)
  })

  test.each([...UNIT_STAKES])('in proportion to a unit’s stake of %i, and to the multiple', (unitStake) => {
    const paid = payOf({ ...line, unitStake, multiple: 7 }, { won: [1, 0], refunded: 0 })
    expect(paid * 20_000n).toBe(6_520_000n * unitStake * 7n)
  })

  test('is cut off once, for all units and the multiple together', () => {
    // 39 999 × 10 / 20 000 = 19.9995: three of them are 59.9985, not 3 × 19.
    const small = { unitStake: 10n, multiple: 3, prizes: [39_999n] }
    expect(payOf(small, { won: [1], refunded: 0 })).toBe(59n)
    expect(payOf({ ...small, multiple: 1 }, { won: [3], refunded: 0 })).toBe(59n)
    expect(payOf({ ...small, multiple: 1, prizes: [39_999n, 39_999n, 39_999n] }, { won: [1, 1, 1], refunded: 0 })).toBe(
      59n,
    )
  })

  test('units that are refunded bring their stake, besides what others win', () => {
    expect(payOf({ ...line, multiple: 5 }, { won: [0, 0], refunded: 2 })).toBe(200_000n)
    expect(payOf(line, { won: [1, 0], refunded: 1 })).toBe(6_540_000n)
  })
})

describe('the largest multiple', () => {
  // Observed at a live site: 400 000 a unit, 100 000 for three digits.
  test.each([
    [[19_560_000n], 4_000_000_000n, 204],
    [[1_956_000_000n], 4_000_000_000n, 2],
    [[195_600n], 4_000_000_000n, 20_449],
    [[19_260_000n], 1_000_000_000n, 51],
    [[3_260_000n, 6_520_000n], 4_000_000_000n, 613],
  ])('for prizes of %s and at most %i a unit is %i', (prizes, most, multiple) => {
    expect(mostMultiple(prizes, most)).toBe(multiple)
  })

  test('is larger where a unit is staked with less', () => {
    expect(mostMultiple([19_560_000n], 4_000_000_000n, 2_000n)).toBe(2_044)
  })

  test('is 0 where one unit already wins more', () => {
    expect(mostMultiple([1_956_000_000n], 1_000_000_000n)).toBe(0)
  })
})

import { expect, test } from 'vitest'
import { combinations } from '../../exact/combinations.ts'
import { type Fraction, fraction, product, quotient, toDecimal } from '../../exact/fraction.ts'
import { playOf } from '../number-plays.fixture.ts'

/**
 * Chances published for the north (27 numbers), rounded to six decimals, and fair odds of the south (18 numbers).
 */
const NORTH: readonly (readonly [string, number, string])[] = [
  ['absent-four', 4, '0.332142'],
  ['absent-five', 5, '0.250344'],
  ['absent-six', 6, '0.188127'],
  ['absent-seven', 7, '0.140942'],
  ['absent-eight', 8, '0.105262'],
  ['absent-nine', 9, '0.078364'],
  ['absent-ten', 10, '0.058150'],
  ['absent-twelve', 12, '0.031698'],
  ['absent-fourteen', 14, '0.017040'],
]
const PARLAYS: readonly (readonly [string, number, string])[] = [
  ['parlay-two', 2, '0.054882'],
  ['parlay-three', 3, '0.012298'],
  ['parlay-four', 4, '0.002670'],
]
const FAIR_SOUTH: readonly (readonly [string, number, string])[] = [
  ['parlay-two', 2, '38.30'],
  ['parlay-three', 3, '255.5'],
  ['parlay-four', 4, '1801'],
]

/** That none of `missing` given numbers is drawn. */
const noneOf = (missing: number, drawn: number) =>
  fraction(BigInt(100 - missing) ** BigInt(drawn), 100n ** BigInt(drawn))

/** Inclusion and exclusion: all but those results in which one at least is missing. */
function allByExclusion(numbers: number, drawn: number): Fraction {
  const signed = Array.from({ length: numbers + 1 }, (_, missing) => {
    const { over, under } = noneOf(missing, drawn)
    const ways = combinations(numbers, missing) * over
    return fraction(missing % 2 === 0 ? ways : -ways, under)
  })
  return signed.reduce((a, b) => fraction(a.over * b.under + b.over * a.under, a.under * b.under))
}

/** In how many ways so many drawings show exactly `n` different numbers of 100, for each `n`: drawing by drawing. */
function waysByDistinct(drawn: number): bigint[] {
  let ways = [1n]
  for (let at = 0; at < drawn; at += 1) {
    ways = Array.from(
      { length: ways.length + 1 },
      (_, n) => (ways[n] ?? 0n) * BigInt(n) + (ways[n - 1] ?? 0n) * BigInt(101 - n),
    )
  }
  return ways
}

/** Over all numbers of different endings: how many of all tickets win with `n` of them, `winners(n)` of `C(100, k)`. */
function overDistinct(drawn: number, { tickets, winners }: { tickets: bigint; winners: (distinct: number) => bigint }) {
  const over = waysByDistinct(drawn).reduce((total, ways, n) => total + ways * winners(n), 0n)
  return fraction(over, tickets * 100n ** BigInt(drawn))
}

const chanceOf = (family: 'VN_NORTH' | 'VN_SOUTH', code: string, tier = 0): Fraction => {
  const found = playOf(family, code).tiers[tier]
  if (!found) throw new Error(`${code} has no tier ${tier}`)
  return found.chance
}

/** Rounded half up. */
const rounded = (value: Fraction, decimals: number) =>
  toDecimal(
    fraction(value.over * 2n * 10n ** BigInt(decimals) + value.under, value.under * 2n * 10n ** BigInt(decimals)),
    decimals,
  )

const REGIONS = [
  ['VN_NORTH', 27],
  ['VN_SOUTH', 18],
] as const

test.each(PARLAYS)(
  '%s of %i: published, by inclusion and exclusion, and drawing by drawing',
  (code, numbers, published) => {
    expect(rounded(chanceOf('VN_NORTH', code), 6)).toBe(published)
    for (const [family, drawn] of REGIONS) {
      expect(chanceOf(family, code)).toEqual(allByExclusion(numbers, drawn))
      const tickets = combinations(100, numbers)
      expect(chanceOf(family, code)).toEqual(overDistinct(drawn, { tickets, winners: (n) => combinations(n, numbers) }))
    }
  },
)

test.each(NORTH)('%s of %i: published, and drawing by drawing', (code, numbers, published) => {
  expect(rounded(chanceOf('VN_NORTH', code), 6)).toBe(published)
  for (const [family, drawn] of REGIONS) {
    expect(chanceOf(family, code)).toEqual(noneOf(numbers, drawn))
    const tickets = combinations(100, numbers)
    expect(chanceOf(family, code)).toEqual(
      overDistinct(drawn, { tickets, winners: (n) => combinations(100 - n, numbers) }),
    )
  }
})

test('a full parlay has the chances of its parlays', () => {
  for (const [family] of REGIONS) {
    for (const [tier, [code]] of PARLAYS.entries()) {
      expect(chanceOf(family, 'full-parlay-four', tier)).toEqual(chanceOf(family, code))
      if (tier < 2) expect(chanceOf(family, 'full-parlay-three', tier)).toEqual(chanceOf(family, code))
    }
  }
})

test.each(FAIR_SOUTH)('%s of %i: fair odds of the south', (code, _, published) => {
  const decimals = published.split('.')[1]?.length ?? 0
  const fair = quotient(fraction(1n), chanceOf('VN_SOUTH', code))
  expect(rounded(fair, decimals)).toBe(published)
})

/** Returns published for the north, by stake and by point. */
test.each([
  ['lot-two', '0.990'],
  ['lot-two-by-stake', '0.990'],
  ['lot-three', '0.960'],
  ['lot-four', '0.772'],
  ['special-two', '0.990'],
  ['special-three', '0.960'],
  ['parlay-two', '0.933'],
  ['parlay-three', '0.799'],
  ['parlay-four', '0.667'],
])('%s of the north returns %s', (code, published) => {
  const { tiers, cost } = playOf('VN_NORTH', code)
  const [{ chance, odds } = { chance: fraction(0n) }] = tiers
  expect(rounded(quotient(product(chance, odds ?? fraction(0n)), fraction(BigInt(cost))), 3)).toBe(published)
})

test('no play returns more than is staked', () => {
  for (const [family] of REGIONS) {
    for (const code of [...PARLAYS, ...NORTH].map(([name]) => name)) {
      const [{ chance, odds } = { chance: fraction(0n) }] = playOf(family, code).tiers
      const back = product(chance, odds ?? fraction(0n))
      expect({ code, isLess: back.over < back.under && back.over * 2n > back.under }).toEqual({ code, isLess: true })
    }
  }
})

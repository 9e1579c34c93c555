import { expect, test } from 'vitest'
import { type Fraction, fraction, quotient } from '../../exact/fraction.ts'
import { PLAYS } from '../bets.ts'

/** Fractions as numbers, for comparison with printed decimals. */
const decimalOf = ({ over, under }: Fraction): number => Number((over * 10n ** 12n) / under) / 1e12

function tierOf(play: string, code: string) {
  const tier = PLAYS.LHC.get(play)?.tiers.find((one) => one.code === code)
  if (!tier?.odds) throw new Error(`no odds of ${code} in ${play}`)
  const staked = tier.refund ? fraction(tier.refund.under - tier.refund.over, tier.refund.under) : fraction(1n)
  return { fair: decimalOf(quotient(staked, tier.chance)), odds: decimalOf(tier.odds), chance: tier.chance }
}

// Fair odds of the 49 balls, counted by brute force apart from this engine.
test.each([
  ['special-number', 'number', 49],
  ['special-sides', 'one-side', 2],
  ['special-sides', 'two-sides', 4],
  ['special-colour', 'red', 49 / 17],
  ['special-colour', 'blue', 49 / 16],
  ['special-colour', 'green', 49 / 16],
  ['special-animal', 'other-animal', 49 / 4],
  ['special-animal', 'year-animal', 49 / 5],
  ['special-animal-group', 'two', 48 / 8],
  ['special-animal-group', 'six', 48 / 24],
  ['special-animal-group', 'eleven', 48 / 44],
  ['special-head', 'zero', 49 / 9],
  ['special-head', 'one-to-four', 49 / 10],
  ['special-tail', 'zero', 49 / 4],
  ['special-tail', 'one-to-nine', 49 / 5],
  ['regular-number', 'number', 8.1667],
  ['place-number', 'number', 49],
  ['place-sides', 'one-side', 2],
  ['total', 'big', 1 / 0.505572],
  ['total', 'small', 1 / 0.494428],
  ['total', 'odd', 1 / 0.499988],
  ['total', 'even', 1 / 0.500012],
  // What the other three leave of 1; printed on its own it is .060696, a millionth too much.
  ['animal-count', 'up-to-four', 1 / 0.060695],
  ['animal-count', 'five', 1 / 0.306349],
  ['animal-count', 'six', 1 / 0.459867],
  ['animal-count', 'seven', 1 / 0.173089],
  ['three-regular', 'all', 921.2],
  ['two-of-three-regular', 'two', 28.56434],
  ['two-of-three-regular', 'three', 921.2],
  ['two-regular', 'all', 78.4],
  ['two-or-special', 'both', 78.4],
  ['two-or-special', 'one-and-special', 196],
  ['regular-and-special', 'with-special', 196],
  ['animals-one', 'without-year', 2.119905],
  ['animals-one', 'with-year', 1.805392],
  ['animals-two', 'without-year', 4.87427],
  ['animals-two', 'with-year', 4.12113],
  ['animals-three', 'without-year', 12.42762],
  ['animals-three', 'with-year', 10.4221],
  ['animals-four', 'without-year', 36.33844],
  ['animals-four', 'with-year', 30.19353],
  ['animals-five', 'without-year', 128.85912],
  ['animals-five', 'with-year', 105.93501],
  ['tails-one', 'without-zero', 1.805392],
  ['tails-one', 'with-zero', 2.119905],
  ['tails-two', 'without-zero', 3.48617],
  ['tails-two', 'with-zero', 4.12113],
  ['tails-three', 'without-zero', 7.34063],
  ['tails-three', 'with-zero', 8.74452],
  ['tails-four', 'without-zero', 17.36681],
  ['tails-four', 'with-zero', 20.87309],
  ['none-five', 'none', 2.241631],
  ['none-six', 'none', 2.665724],
  ['none-seven', 'none', 3.184059],
  ['none-eight', 'none', 3.820871],
  ['none-nine', 'none', 4.60752],
  ['none-ten', 'none', 5.584873],
  ['none-eleven', 'none', 6.806564],
  ['none-twelve', 'none', 8.34353],
])('%s, %s: fair odds are %d', (play, tier, fair) => {
  // As many figures as are printed.
  expect(Math.abs(tierOf(play, tier).fair / fair - 1)).toBeLessThan(1e-5)
})

test('half-waves are won by as many of 48 balls as published', () => {
  const [big, small, odd, even, sumOdd, sumEven] = ['big', 'small', 'odd', 'even', 'sum-odd', 'sum-even']
  const published = {
    red: { [big]: 7, [small]: 10, [odd]: 8, [even]: 9, [sumOdd]: 9, [sumEven]: 8 },
    blue: { [big]: 9, [small]: 7, [odd]: 8, [even]: 8, [sumOdd]: 8, [sumEven]: 8 },
    green: { [big]: 8, [small]: 7, [odd]: 8, [even]: 7, [sumOdd]: 7, [sumEven]: 8 },
  }
  for (const [colour, sides] of Object.entries(published)) {
    for (const [side, balls] of Object.entries(sides)) {
      const { chance } = tierOf('special-half-wave', `${colour}-${side}`)
      expect({ colour, side, chance }).toEqual({ colour, side, chance: fraction(BigInt(balls), 49n) })
    }
  }
})

// The highest odds that a public front end offers; printed with five decimals at most, so some are rounded up.
test.each([
  ['place-number', 'number', 47.04],
  ['regular-number', 'number', 8.00333],
  ['special-sides', 'one-side', 1.98],
  ['three-regular', 'all', 663.264],
  ['two-of-three-regular', 'two', 20.88053],
  ['two-of-three-regular', 'three', 109.6228],
  ['two-regular', 'all', 66.64],
  ['two-or-special', 'both', 53.312],
  ['two-or-special', 'one-and-special', 33.32],
  ['regular-and-special', 'with-special', 160.72],
  ['none-five', 'none', 2.12955],
  ['none-six', 'none', 2.53244],
  ['none-seven', 'none', 3.02486],
  ['none-eight', 'none', 3.62983],
  ['none-nine', 'none', 4.37714],
  ['none-ten', 'none', 5.30563],
])('%s, %s: odds begin with %d', (play, tier, odds) => {
  expect(Math.abs(tierOf(play, tier).odds - odds)).toBeLessThan(0.0001)
})

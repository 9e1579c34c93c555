import { expect, test } from 'vitest'
import { type Fraction, fraction } from '../exact/fraction.ts'
import { figuresOf } from './figures.ts'

const ending = (won: bigint, chance: Fraction) => ({ won: fraction(won), chance })

test('figuresOf: a straight bet at European roulette has the published figures', () => {
  // Return 36/37 and variance 36^2 * 36/37^2 (5.84 stakes of standard deviation): Wizard of Odds, roulette basics.
  const figures = figuresOf([ending(36n, fraction(1n, 37n)), ending(0n, fraction(36n, 37n))])
  expect(figures).toEqual({
    returnToPlayer: fraction(36n, 37n),
    variance: fraction(36n * 36n * 36n, 37n * 37n),
    hit: fraction(1n, 37n),
    maximumWin: fraction(36n),
    maximumWinChance: fraction(1n, 37n),
  })
})

test('figuresOf: adds the chances of equal wins and ignores wins with chance 0', () => {
  const quarter = fraction(1n, 4n)
  const endings = [ending(2n, quarter), ending(2n, quarter), ending(0n, fraction(1n, 2n)), ending(9n, fraction(0n))]
  expect(figuresOf(endings)).toMatchObject({ maximumWin: fraction(2n), maximumWinChance: fraction(1n, 2n) })
})

test('figuresOf: rejects chances that are negative or do not add up to 1', () => {
  const [half, third] = [fraction(1n, 2n), fraction(1n, 3n)]
  expect(() => figuresOf([ending(1n, half), ending(0n, third)])).toThrow(RangeError)
  expect(() => figuresOf([ending(1n, fraction(3n, 2n)), ending(0n, fraction(-1n, 2n))])).toThrow(RangeError)
  expect(() => figuresOf([])).toThrow(RangeError)
})
